/**
 * Application parameters (S2 'Parameter Aplikasi'), cached a process and refreshed by NOTIFY when
 * one is saved.
 */
import db from '@adonisjs/lucid/services/db'
import { ui } from '@eproc/i18n/id/ui'
import { listen } from '#core/live/listener'

let tembolok: Promise<Map<string, string>> | null = null
let didengar = false

function muat(): Promise<Map<string, string>> {
  if (!didengar) {
    didengar = true
    listen('parameter', forgetParameters)
  }
  tembolok ??= db
    .rawQuery<{ rows: { key: string; value: string }[] }>('select key, value from parameter')
    .then((hasil) => new Map(hasil.rows.map((b) => [b.key, b.value])))
    .catch((error) => {
      tembolok = null
      throw error
    })
  return tembolok
}

/** Forgets the cached values; called after a save and by the other processes' NOTIFY. */
export function forgetParameters(): void {
  tembolok = null
}

/** A text parameter, or `bawaan` when it was never installed. */
export async function textParameter(key: string, bawaan = ''): Promise<string> {
  return (await muat()).get(key) ?? bawaan
}

/** A numeric parameter, or `bawaan` when missing or not a number. */
export async function numberParameter(key: string, bawaan: number): Promise<number> {
  const nilai = Number((await muat()).get(key))
  return Number.isFinite(nilai) ? nilai : bawaan
}

/** What the product is called. */
export const applicationName = async (): Promise<string> =>
  (await textParameter('NAMA_APLIKASI')) || ui.produk

/** Address of the company's own mark; empty: the product's. */
export const logoAddress = (): Promise<string> => textParameter('LOGO')
