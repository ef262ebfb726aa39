/** The reference stage of module 05: the stage before it and this module's layers and steps. */
export {};
