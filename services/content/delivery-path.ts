export const deliveryPath = "/umbraco/delivery/api/v2";
