/** Seals a file of an offer by what the portal has to say, into a file that the portal takes (sealing.md §6). */
import { readSealOrder, type SealOrder } from '@eproc/domain/tender/penawaran/offline_orders'
import { besideOf, uninvited } from '@eproc/sealing/offer/invited'
import { setProofs } from '@eproc/sealing/offer/log_proofs'
import { hakMasuk } from '@eproc/i18n/id/hak_masuk'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { base64 } from '@eproc/sealing/bytes'
import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { makeRecoveryCode } from '@eproc/sealing/keys/passphrase'
import { iterate } from '@eproc/sealing/offer/content'
import type { Price } from '@eproc/sealing/offer/envelope'
import { readHolderSet } from '@eproc/sealing/offer/facts'
import { keepSecret, receiptKey } from '@eproc/sealing/offer/receipt_file'
import { sealedFileHead } from '@eproc/sealing/offer/sealed_file'
import { checkHolderSet, type Trusted } from '@eproc/sealing/offer/trust'
import { makeSigningPair, sealVersion, type SigningPair } from '@eproc/sealing/offer/vendor'
import { signVendorKey, vendorKeyText } from '@eproc/sealing/offer/vendor_key'
import { button, element, field, results, saveAs, textOf } from './dom.ts'
import { keptFields } from './kept.ts'
import { priceFields } from './price.ts'

/** One key a package while this page is open: it is kept nowhere. */
interface Sitting {
  pair: SigningPair
  code: string
  receipt: CryptoKey
  statement: string
  signature: string
}
const sittings = new Map<string, Sitting>()

async function sittingFor({ segel }: SealOrder): Promise<Sitting> {
  const place = `${segel.instalasi} ${segel.paket} ${segel.samaran}`
  const begun = sittings.get(place)
  if (begun) return begun
  const pair = await makeSigningPair()
  const code = await makeRecoveryCode()
  const statement = {
    installation: segel.instalasi,
    package: segel.paket,
    vendor: segel.samaran,
    ed25519: pair.ed25519,
    number: segel.kunci.length + 1,
    pact: segel.pakta,
    at: segel.sekarang,
    adopts: segel.ambilAlih,
  }
  const made: Sitting = {
    pair,
    code,
    receipt: (await receiptKey(code))!,
    statement: vendorKeyText(statement),
    signature: base64(await signVendorKey(statement, pair.sign)),
  }
  sittings.set(place, made)
  return made
}

const noTiles = () => Promise.reject(new Error('nothing is fetched here'))

/** The holders, once their keys were followed into the log that the order carries. */
async function trustedSet({ segel, himpunan }: SealOrder) {
  const set = readHolderSet(himpunan.himpunan)
  const trusted: Trusted = await checkHolderSet(
    set,
    { ...setProofs(himpunan.bukti), beside: besideOf(himpunan) },
    null,
    noTiles
  )
  return trusted.ok && set.id.startsWith(`${segel.paket}-`) ? { set, trusted } : null
}

const headOf = (
  { himpunan }: SealOrder,
  { checkpoint, logKey, named }: Extract<Trusted, { ok: true }>
) => ({
  checkpoint,
  kunciLog: logKey,
  saksi: [...named],
  pergantian: setProofs(himpunan.bukti).set.pergantian ?? [],
})

async function sealed(
  order: SealOrder,
  { file, price, set }: { file: File; price: Price | null; set: ReturnType<typeof readHolderSet> }
): Promise<Blob> {
  const { segel, tahap, jenis } = order
  const sitting = await sittingFor(order)
  const end = segel.rantai.find((one) => one.tahap === tahap && one.jenis === jenis)
  const parts: Blob[] = []
  let kunci = ''
  const version = await sealVersion({
    place: {
      installation: segel.instalasi,
      package: segel.paket,
      stage: tahap,
      kind: jenis,
      vendor: segel.samaran,
      version: end?.versi ?? 0,
      previous: end?.sebelum ?? '-',
    },
    ...{ set, key: sitting.pair, name: file.name, price },
    keep: async (secret, hash) => {
      kunci = await keepSecret(secret, hash, sitting.receipt)
    },
    source: iterate(file.stream()),
    store: async (chunks) => {
      for await (const chunk of chunks) parts.push(new Blob([chunk]))
    },
  })
  const head = sealedFileHead({
    ...{ paket: segel.paket, tahap, jenis, kunci },
    amplop: base64(version.envelope),
    pernyataan: version.text,
    tandaTangan: base64(version.signature),
    header: version.header,
    pernyataanKunci: sitting.statement,
    tandaTanganKunci: sitting.signature,
  })
  return new Blob([head, ...parts])
}

export function sealSection(): HTMLElement {
  const orderFile = element('input', { type: 'file', accept: 'application/json,.json' })
  const file = element('input', { type: 'file' })
  const kept = keptFields('segel')
  const prices = priceFields()
  const { node, show } = results()
  let order: SealOrder | null = null
  orderFile.addEventListener('change', () => {
    void textOf(orderFile).then((text) => {
      order = readSealOrder(text)
      prices.ask(order)
      return show(...(order || text === '' ? [] : [teks.bukanBahan]))
    })
  })
  const seal = async () => {
    const chosen = file.files?.[0]
    if (!order || !chosen) return show(teks.segelKurang)
    const price = prices.read(order)
    if (order.mintaHarga && !price) return show(teks.hargaSalah)
    const found = await trustedSet(order).catch(() => null)
    if (!found) return show(teks.bahanSalah)
    const uninvitedBy = uninvited(order.segel, order.tahap, order.himpunan)
    if (uninvitedBy) return show(hakMasuk[uninvitedBy])
    const { set, trusted } = found
    const judged = await kept.judge(headOf(order, trusted))
    const wrong = judged.filter(({ fits }) => !fits)
    if (wrong.length > 0) return show(teks.tidakDisegel, ...wrong.map(({ text }) => text))
    show(teks.menyegel)
    const blob = await sealed(order, { file: chosen, price, set })
    saveAs(blob, `tersegel-${order.segel.paket}-${order.jenis}.eproc`)
    const { code } = await sittingFor(order)
    show(
      teks.tersegel,
      ...judged.map(({ text }) => text),
      teks.untukPemegang,
      element(
        'pre',
        {},
        trusted.set.pemegang
          .map(({ sidik, peran }) => `${peran}: ${spelledFingerprint(sidik)}`)
          .join('\n')
      ),
      teks.kodeTanda,
      element('pre', { 'aria-label': teks.kodeTanda }, code)
    )
  }
  return element(
    'section',
    { 'aria-label': teks.segel },
    element('h2', {}, teks.segel),
    element('p', {}, teks.segelIsi),
    field('bahan-segel', teks.bahanSegel, orderFile),
    prices.node,
    field('berkas-penawaran', teks.berkasPenawaran, file),
    ...kept.nodes,
    button(teks.segelTombol, () => seal().catch(() => show(teks.gagalSegel))),
    node
  )
}
