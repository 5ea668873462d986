// React and the router choose their production code by this when they are loaded, so it is set before anything is.
process.env.NODE_ENV = "production";
await import("./run.ts");

export {};
