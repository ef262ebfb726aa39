import { moduleTests } from "../../vitest.shared.ts";

export default moduleTests(import.meta.url);
