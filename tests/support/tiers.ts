/** `npm run test:all` proves everything; `npm test`, the gate, what decides about a change. */
export const isWhole = process.env.TEST_ALL === "true";
