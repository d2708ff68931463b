/** A step of an opening by what the back office has to say: checked, signed and unlocked where no server is asked. */
import { openingProofs } from '@eproc/sealing/offer/log_proofs'
import {
  openingResult,
  readOpeningOrder,
  type OpeningOrder,
} from '@eproc/domain/tender/penawaran/offline_orders'
import { rupiah } from '@eproc/domain/common/format'
import {
  signedAsk,
  signedConfirm,
  type ConfirmedOpening,
} from '@eproc/sealing/offer/signed_opening'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { fromBase64 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { readWrap, unlock } from '@eproc/sealing/keys/wrap'
import { readOpeningFacts } from '@eproc/sealing/offer/facts'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { checkOpeningLog, type TrustedOpening } from '@eproc/sealing/offer/opening_log'
import { button, element, field, results, saveAs, textOf } from './dom.ts'
import { keptFields } from './kept.ts'

const noTiles = () => Promise.reject(new Error('nothing is fetched here'))

async function keyOf({ kunci, pemegang: holder }: OpeningOrder, frasa: string) {
  const wrapped = readWrap(kunci.bungkus, 'passphrase')
  const publicHalves = { x25519: fromBase64(kunci.x25519), ed25519: fromBase64(kunci.ed25519) }
  if (!wrapped) return null
  return unlock(wrapped, passphraseBytes(frasa), { holder, publicHalves }).catch(() => null)
}

interface Proven {
  facts: OpeningFacts
  trusted: Extract<TrustedOpening, { ok: true }>
}

/** That the log has what the order says; null where it does not. */
async function provenBy({ diberikan, paketId, instalasi }: OpeningOrder): Promise<Proven | null> {
  const facts = readOpeningFacts(diberikan.fakta)
  if (!facts || !diberikan.bukti) return null
  if (facts.package !== String(paketId) || facts.installation !== instalasi) return null
  const trusted = await checkOpeningLog(facts, openingProofs(diberikan.bukti), null, noTiles)
  return trusted.ok ? { facts, trusted } : null
}

/** What the second holder reads in each offer before anything leaves this page. */
const read = ({ outcomes }: ConfirmedOpening, facts: OpeningFacts): string =>
  [...outcomes]
    .map(([offer, outcome]) => {
      const one = facts.accepted.find(
        ({ statement }) => statement.act === 'version' && statement.offer === offer
      )
      const what = `${one?.statement.vendor.slice(0, 8) ?? ''} ${one?.statement.kind ?? ''}`
      if (outcome.result !== 'open') return `${what}: ${teks.hasil[outcome.result]}`
      return `${what}: ${outcome.name}${outcome.price ? `, ${rupiah(outcome.price.total)}` : ''}`
    })
    .join('\n')

async function sign(order: OpeningOrder, { facts }: Proven, key: OpenKey) {
  if (order.meminta) {
    const signed = await signedAsk(order.diberikan, facts, key)
    return signed && { signed, told: teks.dimintakan(facts.accepted.length) }
  }
  const confirmed = await signedConfirm(order.diberikan, facts, key)
  return confirmed && { signed: confirmed.signed, told: read(confirmed, facts) }
}

export function openingSection(): HTMLElement {
  const file = element('input', { type: 'file', accept: 'application/json,.json' })
  const frasa = element('input', { type: 'password', autocomplete: 'off' })
  const kept = keptFields('buka')
  const { node, show } = results()
  const open = async () => {
    const order = readOpeningOrder(await textOf(file))
    if (!order) return show(teks.bukanBahan)
    const proven = await provenBy(order)
    if (!proven) return show(teks.bahanSalah)
    const { checkpoint, logKey: kunciLog, named } = proven.trusted
    const { pergantian = [] } = openingProofs(order.diberikan.bukti!).closing
    const judged = await kept.judge({ checkpoint, kunciLog, pergantian, saksi: [...named] })
    const wrong = judged.filter(({ fits }) => !fits)
    if (wrong.length > 0) return show(teks.tidakDitandatangani, ...wrong.map(({ text }) => text))
    const key = await keyOf(order, frasa.value)
    frasa.value = ''
    if (!key) return show(teks.frasaSalah)
    const done = await sign(order, proven, key)
    if (!done) return show(teks.bahanSalah)
    const { paketId, tahap, meminta } = order
    const result = openingResult({ paketId, tahap, meminta, isi: done.signed })
    saveAs(new Blob([JSON.stringify(result)], { type: 'application/json' }), 'hasil-pembukaan.json')
    show(
      teks.ditandatangani,
      ...judged.map(({ text }) => text),
      element('pre', { 'aria-label': teks.isiPembukaan }, done.told),
      teks.bawaKembali
    )
  }
  return element(
    'section',
    { 'aria-label': teks.pembukaan },
    element('h2', {}, teks.pembukaan),
    element('p', {}, teks.pembukaanIsi),
    field('bahan-buka', teks.bahanBuka, file),
    field('frasa', teks.frasa, frasa),
    ...kept.nodes,
    button(teks.pembukaanTombol, () => open().catch(() => show(teks.bahanSalah))),
    node
  )
}
