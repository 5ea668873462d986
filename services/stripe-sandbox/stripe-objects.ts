/** Wire formats of the sandbox's data: the fields of Stripe's objects that are used here. */
import type { Behaviour } from "./cards.ts";
import type { Recurring } from "./intervals.ts";

export type Metadata = Record<string, string>;
type Common<Name extends string> = { id: string; object: Name; created: number; livemode: false };
type ListOf<Item> = { object: "list"; data: Item[]; has_more: boolean; url: string };

export type Product = Common<"product"> & {
  active: boolean;
  name: string;
  description: string | null;
  images: string[];
  metadata: Metadata;
  updated: number;
  type: "service";
};

export type Price = Common<"price"> & {
  active: boolean;
  billing_scheme: "per_unit";
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: (Recurring & { usage_type: "licensed" }) | null;
  type: "one_time" | "recurring";
  unit_amount: number;
  unit_amount_decimal: string;
};

export type Customer = Common<"customer"> & {
  /** Negative when we owe them: taken off the next invoice. */
  balance: number;
  email: string | null;
  name: string | null;
  description: string | null;
  delinquent: boolean;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  preferred_locales: string[];
};

export type PaymentMethod = Common<"payment_method"> & {
  billing_details: { email: string | null; name: string | null };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: "credit";
    country: "US";
  };
  customer: string | null;
  metadata: Metadata;
  type: "card";
  _behaviour: Behaviour;
};

export type PaymentError = { type: "card_error"; code: string; decline_code?: string; message: string };

export type PaymentIntent = Common<"payment_intent"> & {
  amount: number;
  amount_received: number;
  client_secret: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  payment_method_types: string[];
  status: "succeeded" | "requires_payment_method" | "canceled";
};

export type Charge = Common<"charge"> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type Refund = Omit<Common<"refund">, "livemode"> & {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
};

export type Dispute = Common<"dispute"> & {
  amount: number;
  charge: string;
  currency: string;
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
};

export type InvoiceLine = {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
};

type InvoicePayment = Common<"invoice_payment"> & {
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "open" | "paid";
};

export type Invoice = Common<"invoice"> & {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  collection_method: "charge_automatically";
  currency: string;
  customer: string;
  customer_email: string | null;
  hosted_invoice_url: string | null;
  lines: ListOf<InvoiceLine>;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  starting_balance: number;
  ending_balance: number | null;
  status: "open" | "paid" | "void" | "uncollectible";
  subtotal: number;
  total: number;
};

export type SubscriptionItem = Omit<Common<"subscription_item">, "livemode"> & {
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
};

export type Subscription = Common<"subscription"> & {
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: null; feedback: null; reason: string | null };
  collection_method: "charge_automatically";
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: ListOf<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  start_date: number;
  status: "incomplete" | "trialing" | "active" | "past_due" | "canceled";
  trial_start: number | null;
  trial_end: number | null;
  /** Whether the coming end of the trial was announced. */
  _trialAnnounced: boolean;
};

export type SessionLine = {
  id: string;
  object: "item";
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  description: string;
  price: Price;
  quantity: number;
};

export type CheckoutSession = Common<"checkout.session"> & {
  amount_subtotal: number;
  amount_total: number;
  client_reference_id: string | null;
  client_secret: string;
  currency: string;
  customer: string | null;
  customer_creation: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  line_items: ListOf<SessionLine>;
  locale: string | null;
  metadata: Metadata;
  mode: "payment" | "subscription";
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: "paid" | "unpaid" | "no_payment_required";
  redirect_on_completion: string;
  return_url: string;
  status: "open" | "complete" | "expired";
  subscription: string | null;
  ui_mode: "embedded_page";
  url: null;
  _subscriptionData: { trial_period_days?: number | undefined; metadata?: Metadata | undefined };
  /** A card that waits for its owner's word (3-D Secure). */
  _challenge: { key: string; card: string; email: string } | null;
};

export type PortalConfiguration = Common<"billing_portal.configuration"> & {
  active: boolean;
  business_profile: { headline: string | null };
  default_return_url: string | null;
  features: Record<string, unknown>;
  is_default: boolean;
  metadata: Metadata;
  updated: number;
  _prices: string[];
};

export type PortalSession = Common<"billing_portal.session"> & {
  configuration: string;
  customer: string;
  flow: null;
  locale: string | null;
  return_url: string | null;
  url: string;
  _key: string;
};

type Event = Common<"event"> & {
  api_version: null;
  data: { object: unknown; previous_attributes?: unknown };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export interface StripeObjects {
  product: Product;
  price: Price;
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  subscription: Subscription;
  "checkout.session": CheckoutSession;
  "billing_portal.configuration": PortalConfiguration;
  "billing_portal.session": PortalSession;
  event: Event;
}
export type Kind = keyof StripeObjects;
