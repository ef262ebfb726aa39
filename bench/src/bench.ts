/** The benchmark: measures each engine on the same workloads, side by side in one run. */
export {};
