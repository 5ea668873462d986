import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import type { MarksStore } from "./marks-store.ts";

const markOf = (id: string) => ({ kind: "topic", parentId: id, itemId: id }) as const;

export const topicHandlers = (content: KnownContent, marks: MarksStore) =>
  ({
    async readTopics({ member, locale }) {
      const chosen = await marks.list(member.subject, "topic");
      const items = await content.reader.items(
        chosen.map(({ itemId }) => itemId),
        { locale, fields: "properties[title]" },
      );
      const names = new Map(items.map(({ id, name }) => [id, name]));
      // A topic that is no longer published is not shown, and is there again when it is.
      return chosen.flatMap(({ itemId }) => {
        const name = names.get(itemId);
        return name === undefined ? [] : [{ id: itemId, name }];
      });
    },
    async addTopic({ member, id, locale }) {
      const topic = await content.item("topic", id("id"), { locale });
      await marks.add(member.subject, markOf(topic.id));
      return { id: topic.id, name: topic.name };
    },
    async removeTopic({ member, id }) {
      const topic = await content.item("topic", id("id"));
      await marks.remove(member.subject, markOf(topic.id));
      return undefined;
    },
  }) satisfies Partial<Handlers>;
