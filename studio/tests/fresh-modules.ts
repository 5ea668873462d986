/** Files that share a process load the studio's own modules anew: these read the settings when they are loaded. */
import { vi } from "vitest";

vi.resetModules();
