/**
 * Which words stand in which fields of which documents, in flat arrays of numbers: maps of maps for each word take eight times
 * the memory. Scores are BM25+, as are those of the library that was here before (docs/decisions/0103).
 */
const frequency = { k: 1.2, b: 0.7, d: 0.5 };
const weights = { prefix: 0.6, fuzzy: 0.3 };

/** A posting is one number: the document, the field (three bits), how often the word stands there (eight bits). */
const fieldBits = 3;
const timesBits = 8;
const mostTimes = (1 << timesBits) - 1;
const documentIn = (posting: number): number => posting >>> (fieldBits + timesBits);
const fieldIn = (posting: number): number => (posting >>> timesBits) & ((1 << fieldBits) - 1);
const timesIn = (posting: number): number => posting & mostTimes;

/** One of the words that a query word stands for. */
export interface WantedWord {
  word: string;
  /** Words that begin with it, too. */
  prefix?: boolean;
  /** So many letters may differ. */
  slips?: number;
}

interface SearchOptions {
  /** How much a field counts, by its place; a field that is not here is not searched. */
  boosts: readonly (readonly [field: number, boost: number])[];
  combine: "all" | "any";
  boostDocument(id: number): number;
}

interface Prepared extends Pick<SearchOptions, "boostDocument"> {
  /** By field; 0 where it is not searched. */
  boosts: Float64Array;
}

export interface Result {
  id: number;
  score: number;
  /** The words of the document that were found. */
  terms: Set<string>;
}

interface Found extends Result {
  /** The words of the query that have found it. */
  wanted: Set<string>;
}

export interface WordIndex {
  arrays: Arrays;
  /** Documents that have one of the words of each group, or of any group; best first. */
  search(groups: readonly (readonly WantedWord[])[], options: SearchOptions): Result[];
}

/** A text that a word was cut out of stays in memory as long as the word; a copy leaves it alone. */
const copyOf = (word: string): string => Buffer.from(word, "utf8").toString("utf8");

/** A list of numbers that grows. */
function createNumbers() {
  let numbers = new Uint32Array(1 << 12);
  let length = 0;
  return {
    push(number: number): void {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = number;
    },
    length: () => length,
    all: (): Uint32Array => numbers.subarray(0, length),
  };
}

/** Documents come one after the other, with ids from 0; those that are as they were in an index before are taken from it. */
export function createWordIndexBuilder(
  fieldCount: number,
  stem: (word: string) => string,
  before?: Pick<WordIndex, "arrays">,
) {
  const places = new Map<string, number>();
  const words: string[] = [];
  /** Of each word, the place of what it has in common with its kin. */
  const stems: (number | undefined)[] = [];
  const wordOfPosting = createNumbers();
  const postings = createNumbers();
  const lengths = createNumbers();
  let documents = 0;
  /** By the id that a document had before; one more than the id that it has now. */
  const idNow = new Uint32Array(before?.arrays.documents ?? 0);

  function placeOf(found: string): number {
    const known = places.get(found);
    if (known !== undefined) return known;
    const word = copyOf(found);
    places.set(word, words.length);
    return words.push(word) - 1;
  }

  function stemOf(place: number): number {
    stems[place] ??= placeOf(stem(words[place]!));
    return stems[place];
  }

  return {
    /** The words of each field; each is found as written and by its stem. */
    add(fields: readonly (readonly string[])[]): void {
      for (const [field, found] of fields.entries()) {
        const times = new Map<number, number>();
        const count = (place: number) => times.set(place, (times.get(place) ?? 0) + 1);
        const written = new Set<number>();
        for (const word of found) {
          const place = placeOf(word);
          written.add(place);
          count(place);
          if (stemOf(place) !== place) count(stemOf(place));
        }
        lengths.push(written.size);
        for (const [place, often] of times) {
          wordOfPosting.push(place);
          postings.push((((documents << fieldBits) | field) << timesBits) | Math.min(often, mostTimes));
        }
      }
      documents++;
    },
    /** The document that had this id before. */
    keep(id: number): void {
      const { fieldLengths } = before!.arrays;
      for (let field = 0; field < fieldCount; field++) lengths.push(fieldLengths[id * fieldCount + field]!);
      idNow[id] = ++documents;
    },
    finish(): WordIndex {
      const added = [...words].sort();
      const rank = new Uint32Array(words.length);
      for (const [place, word] of added.entries()) rank[places.get(word)!] = place;
      const owners = wordOfPosting.all();
      const own = postings.all();
      // The postings of the added documents, word by word.
      const next = new Uint32Array(words.length + 1);
      for (const owner of owners) next[rank[owner]! + 1]!++;
      for (let at = 0; at < words.length; at++) next[at + 1]! += next[at]!;
      const begins = next.slice();
      const ordered = new Uint32Array(owners.length);
      for (const [at, posting] of own.entries()) ordered[next[rank[owners[at]!]!]!++] = posting;

      const all: string[] = [];
      const starts = createNumbers();
      const merged = createNumbers();
      const earlier = before?.arrays ?? nothing;
      for (let old = 0, fresh = 0; old < earlier.words.length || fresh < added.length; ) {
        const [was, is] = [earlier.words[old], added[fresh]];
        const start = merged.length();
        const word = is === undefined || (was !== undefined && was < is) ? was! : is;
        if (word === was) {
          for (let at = earlier.starts[old]!; at < earlier.starts[old + 1]!; at++) {
            const posting = earlier.postings[at]!;
            const now = idNow[documentIn(posting)]!;
            if (now > 0)
              merged.push(((((now - 1) << fieldBits) | fieldIn(posting)) << timesBits) | timesIn(posting));
          }
          old++;
        }
        if (word === is) {
          for (let at = begins[fresh]!; at < begins[fresh + 1]!; at++) merged.push(ordered[at]!);
          fresh++;
        }
        // Only documents that are gone had it.
        if (merged.length() === start) continue;
        all.push(word);
        starts.push(start);
      }
      starts.push(merged.length());
      return createWordIndex({
        words: all,
        starts: starts.all().slice(),
        postings: merged.all().slice(),
        fieldLengths: lengths.all().slice(),
        fieldCount,
        documents,
      });
    },
  };
}

interface Arrays {
  /** Sorted, so that those with one beginning stand together. */
  words: readonly string[];
  /** The postings of word `n` are from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  postings: Uint32Array;
  /** Different words of each field of each document. */
  fieldLengths: Uint32Array;
  fieldCount: number;
  documents: number;
}

const nothing = { words: [], starts: new Uint32Array(1), postings: new Uint32Array() };

function createWordIndex(arrays: Arrays): WordIndex {
  const { words, starts, postings, fieldLengths, fieldCount, documents } = arrays;
  const averages = Array.from({ length: fieldCount }, (_, field) => {
    let sum = 0;
    for (let at = field; at < fieldLengths.length; at += fieldCount) sum += fieldLengths[at]!;
    return sum / Math.max(1, documents);
  });

  const boostsOf = ({ boosts }: SearchOptions) => {
    const byField = new Float64Array(fieldCount);
    for (const [field, boost] of boosts) byField[field] = boost;
    return byField;
  };

  function addWord(
    found: Map<number, Found>,
    wanted: string,
    at: number,
    weight: number,
    { boosts, boostDocument }: Prepared,
  ): void {
    const [from, to] = [starts[at]!, starts[at + 1]!];
    // Documents that have the word in a field; where few have it, it says more.
    const rarities = new Float64Array(fieldCount);
    for (let place = from; place < to; place++) rarities[fieldIn(postings[place]!)]!++;
    for (const [field, holding] of rarities.entries())
      rarities[field] = Math.log(1 + (documents - holding + 0.5) / (holding + 0.5));
    for (let place = from; place < to; place++) {
      const posting = postings[place]!;
      const field = fieldIn(posting);
      if (boosts[field] === 0) continue;
      const id = documentIn(posting);
      const times = timesIn(posting);
      const length = fieldLengths[id * fieldCount + field]! / averages[field]!;
      const { k, b, d } = frequency;
      const often = d + (times * (k + 1)) / (times + k * (1 - b + b * length));
      const score = weight * boosts[field]! * boostDocument(id) * rarities[field]! * often;
      const before = found.get(id);
      if (before) {
        before.score += score;
        before.terms.add(words[at]!);
        before.wanted.add(wanted);
      } else found.set(id, { id, score, terms: new Set([words[at]!]), wanted: new Set([wanted]) });
    }
  }

  function addWanted(found: Map<number, Found>, { word, prefix, slips }: WantedWord, options: Prepared) {
    const first = placeIn(words, word);
    if (words[first] === word) addWord(found, word, first, 1, options);
    const begun = new Set<number>();
    for (let at = first; prefix && at < words.length && words[at]!.startsWith(word); at++) {
      const { length } = words[at]!;
      if (length === word.length) continue;
      begun.add(at);
      const weight = (weights.prefix * length) / (length + 0.3 * (length - word.length));
      addWord(found, word, at, weight, options);
    }
    if (!slips) return;
    for (const [at, distance] of nearWords(words, word, slips)) {
      if (distance === 0 || begun.has(at)) continue;
      const { length } = words[at]!;
      addWord(found, word, at, (weights.fuzzy * length) / (length + distance), options);
    }
  }

  return {
    arrays,
    search(groups, options) {
      const prepared = { boosts: boostsOf(options), boostDocument: options.boostDocument };
      const all = groups.map((group) => {
        const found = new Map<number, Found>();
        for (const word of group) addWanted(found, word, prepared);
        return found;
      });
      const results: Result[] = [...(options.combine === "all" ? inEach(all) : inAny(all)).values()].map(
        ({ id, score, terms, wanted }) => ({ id, score: score * wanted.size, terms }),
      );
      return results.sort((a, b) => b.score - a.score);
    },
  };
}

function join(into: Found, other: Found): void {
  into.score += other.score;
  for (const term of other.terms) into.terms.add(term);
  for (const word of other.wanted) into.wanted.add(word);
}

function inEach([first, ...others]: readonly Map<number, Found>[]): Map<number, Found> {
  let found = first ?? new Map<number, Found>();
  for (const other of others) {
    const both = new Map<number, Found>();
    for (const [id, result] of other) {
      const before = found.get(id);
      if (!before) continue;
      join(before, result);
      both.set(id, before);
    }
    found = both;
  }
  return found;
}

function inAny([first, ...others]: readonly Map<number, Found>[]): Map<number, Found> {
  const found = first ?? new Map<number, Found>();
  for (const other of others) {
    for (const [id, result] of other) {
      const before = found.get(id);
      if (before) join(before, result);
      else found.set(id, result);
    }
  }
  return found;
}

/** The place of the first word not before `word`. */
function placeIn(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The places of all words that are made of `word` by at most `most` letters added, left out or replaced, with how many they are.
 * Words that begin alike stand together, so the table of distances is filled from where a word is another than the one before.
 */
function* nearWords(words: readonly string[], word: string, most: number): Generator<[number, number]> {
  const width = word.length + 1;
  const longest = word.length + most;
  const table = new Uint16Array((longest + 1) * width);
  for (let column = 0; column < width; column++) table[column] = column;
  /** Writes the row of one more letter; answers the least distance in it. */
  const fillRow = (row: number, letter: number): number => {
    const before = (row - 1) * width;
    const now = row * width;
    let nearest = row;
    table[now] = row;
    for (let column = 1; column < width; column++) {
      const replaced = table[before + column - 1]! + (letter === word.charCodeAt(column - 1) ? 0 : 1);
      const other = Math.min(table[before + column]!, table[now + column - 1]!) + 1;
      const distance = Math.min(replaced, other);
      table[now + column] = distance;
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  };
  let last = "";
  /** Rows that are right for the last word. */
  let filled = 0;
  /** The last word is too far from this row on, and so is every word that begins with as many of its letters. */
  let tooFar = Number.POSITIVE_INFINITY;
  for (let place = 0; place < words.length; place++) {
    const candidate = words[place]!;
    const alike = Math.min(filled, candidate.length);
    let row = 0;
    while (row < alike && candidate.charCodeAt(row) === last.charCodeAt(row)) row++;
    last = candidate;
    if (row >= tooFar) continue;
    tooFar = Number.POSITIVE_INFINITY;
    while (row < candidate.length && row < longest && tooFar > row) {
      row++;
      if (fillRow(row, candidate.charCodeAt(row - 1)) > most) tooFar = row;
    }
    filled = row;
    if (row < candidate.length || tooFar <= row) continue;
    const distance = table[row * width + word.length]!;
    if (distance <= most) yield [place, distance];
  }
}
