import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe } from "vitest";
import { mediaStoreContract } from "../../tests/support/media-store-contract.ts";
import { createFolderStore } from "./folder-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "media-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("pictures in a folder", () => mediaStoreContract(() => createFolderStore(path.join(folder, "new"))));
