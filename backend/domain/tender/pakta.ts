import { tender as teks } from '@eproc/i18n/id/tender'

/** The integrity pact as it is stored with a registration: version, heading, promises. */
export interface Pakta {
  versi: typeof teks.pakta.versi
  teks: string
}

/** The pact in force. */
export function paktaBerlaku(): Pakta {
  const { versi, judul, pembuka, butir } = teks.pakta
  const baris = [`${judul} (versi ${versi})`, pembuka, ...butir.map((b, i) => `${i + 1}. ${b}`)]
  return { versi, teks: baris.join('\n') }
}
