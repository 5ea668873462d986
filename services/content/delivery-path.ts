export const deliveryPath = "/umbraco/delivery/api/v2";

/** Sent by the pages that are downloaded for a day to come; of no effect over the network. */
export const aheadHeader = "content-ahead";
