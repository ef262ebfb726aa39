/** The reference stage of module 02: the stage before it and this module's layers and steps. */
export {};
