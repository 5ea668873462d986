import { expect, test } from "vitest";
import { type MediaStore, maxMediaBytes } from "../../platform/media-store/media-store.ts";

/** What every store of pictures does. */
export function mediaStoreContract(open: () => MediaStore): void {
  const names = async (prefix: string) => {
    const found: string[] = [];
    for await (const { name, bytes } of open().list(prefix)) found.push(`${name} ${bytes}`);
    return found.sort();
  };

  test("what is put is there whole, under its name, until it is deleted", async () => {
    const store = open();
    await store.check();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store.put("scaled/one.webp", bytes);
    await store.put("scaled/two.webp", Buffer.from("two"));
    await store.put("two.webp", Buffer.alloc(0));
    expect(await store.get("scaled/one.webp")).toEqual(bytes);
    expect(await store.get("two.webp")).toEqual(Buffer.alloc(0));
    expect(await store.get("scaled/three.webp")).toBeUndefined();
    expect(await names("scaled/")).toEqual(["scaled/one.webp 300000", "scaled/two.webp 3"]);
    expect(await names("")).toHaveLength(3);
    await store.put("scaled/two.webp", Buffer.from("two"));
    await store.delete("scaled/one.webp");
    await store.delete("scaled/one.webp");
    expect(await store.get("scaled/one.webp")).toBeUndefined();
    for (const name of ["scaled/two.webp", "two.webp"]) await store.delete(name);
    expect(await names("")).toEqual([]);
  });

  test("an upload is named by its content, so that twice is once", async () => {
    const store = open();
    const name = await store.add(Buffer.from("a picture"), "png");
    expect(name).toMatch(/^[0-9a-f]{64}\.png$/);
    expect(await store.add(Buffer.from("a picture"), "png")).toBe(name);
    expect(await names("")).toEqual([`${name} 9`]);
    await store.delete(name);
  });

  test("no name leads out of the store, and nothing too large is stored", async () => {
    const store = open();
    for (const name of ["../a", "a/../b", "/a", "a//b", ".a", "a/.b", "", "a b"])
      await expect((async () => store.put(name, Buffer.from("x")))(), name).rejects.toThrow(/plain name/);
    await expect(store.put("large.png", Buffer.alloc(maxMediaBytes + 1))).rejects.toThrow(/larger/);
  });
}
