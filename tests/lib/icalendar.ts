/** Reads an iCalendar (RFC 5545) as a calendar program does: unfolds, unescapes, and takes events by their UID. */

export interface IcalEvent {
  uid: string
  properties: Readonly<Record<string, string>>
  alarms: number
}

const unescape = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c))

/** @throws where a line is longer than 75 octets, or does not end with CR LF */
export function readIcalendar(text: string): IcalEvent[] {
  const lines = text.split('\r\n')
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`A line of ${Buffer.byteLength(line)} octets`)
    if (line.includes('\n')) throw new Error('A line that ends without CR')
  }
  const events: IcalEvent[] = []
  let depth: string[] = []
  let properties: Record<string, string> = {}
  let alarms = 0
  for (const line of lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    if (!name) continue
    if (name === 'BEGIN') {
      depth = [...depth, value!]
      if (value === 'VEVENT') [properties, alarms] = [{}, 0]
      if (value === 'VALARM') alarms++
    } else if (name === 'END') {
      depth = depth.slice(0, -1)
      if (value === 'VEVENT') events.push({ uid: properties.UID!, properties, alarms })
    } else if (depth.at(-1) === 'VEVENT') properties[name] = unescape(value!)
  }
  return events
}
