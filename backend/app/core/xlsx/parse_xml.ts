import sax from 'sax'

export interface XmlEvents {
  open(element: string, attributes: Readonly<Record<string, string | undefined>>): void
  text?(text: string): void
  close?(element: string): void
}

/** Reads a part of an archive into these events, each part once. */
export type Parts = (name: string, events: XmlEvents) => Promise<void>

/** `x:row` → `row`: programs choose their own prefixes. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML while it streams in, names without their prefix. Entities of a document's own are unknown to the parser, so
 * none of them can unfold; what an event throws ends the reading.
 * @throws Error of what is no XML in UTF-8
 */
export async function parseXml(content: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [local(key), String(value)])
    events.open(local(name), Object.fromEntries(named) as Record<string, string>)
  }
  parser.ontext = (text) => events.text?.(text)
  parser.oncdata = (text) => events.text?.(text)
  parser.onclosetag = (name) => events.close?.(local(name))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of content) parser.write(decoder.decode(piece, { stream: true }))
  parser.write(decoder.decode()).close()
}
