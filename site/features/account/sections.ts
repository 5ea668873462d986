import {
  Bell,
  Compass,
  CreditCard,
  Download,
  Heart,
  KeyRound,
  type LucideIcon,
  Package,
  Sprout,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { ComponentType } from "react";
import { m } from "../../i18n/paraglide/messages.js";

export interface AccountSection {
  /** Its place in the address: /my-profile#security. */
  id: string;
  title(): string;
  icon: LucideIcon;
  /** Loaded when the section is shown, never before. */
  load(): Promise<{ default: ComponentType }>;
}

/** In this order: profile, topics, security, notifications, subscription, downloads, data. The first is shown when none is named. */
export const accountSections: AccountSection[] = [
  {
    id: "profile",
    title: m.account_section_profile,
    icon: UserRound,
    load: () => import("./profile/profile-section.tsx"),
  },
  {
    id: "topics",
    title: m.topics_name,
    icon: Compass,
    load: () => import("./sections/topics-section.tsx"),
  },
  {
    id: "plans",
    title: m.growth_plans_name,
    icon: Sprout,
    load: () => import("./sections/plans-section.tsx"),
  },
  {
    id: "creators",
    title: m.creators_name,
    icon: UsersRound,
    load: () => import("./sections/creators-section.tsx"),
  },
  {
    id: "security",
    title: m.account_section_security,
    icon: KeyRound,
    load: () => import("./security/security-section.tsx"),
  },
  {
    id: "notifications",
    title: m.notifications_section,
    icon: Bell,
    load: () => import("./sections/notifications-section.tsx"),
  },
  {
    id: "subscription",
    title: m.checkout_section_title,
    icon: CreditCard,
    load: () => import("./sections/subscription-section.tsx"),
  },
  {
    id: "favourites",
    title: m.favorite_section,
    icon: Heart,
    load: () => import("./sections/favorites-section.tsx"),
  },
  {
    id: "downloads",
    title: m.downloads_name,
    icon: Download,
    load: () => import("./sections/downloads-section.tsx"),
  },
  {
    id: "data",
    title: m.account_section_data,
    icon: Package,
    load: () => import("./data/data-section.tsx"),
  },
];
