/** Your cards, as data in the words of your engine. */
export {};
