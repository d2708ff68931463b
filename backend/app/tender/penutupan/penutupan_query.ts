/** The closings of a package, with what proves them and that a vendor's own receipts are among them. */
import db from '@adonisjs/lucid/services/db'
import type { BuktiLog, PenutupanTender } from '@eproc/domain/log/answers'
import { base64, utf8 } from '@eproc/sealing/bytes'
import { inclusionProof, leafHash, MemoryTree } from '@eproc/sealing/log/merkle'
import { acceptedActs } from '#app/tender/penawaran/pemegang/accepted_query'
import TandaTerima, { logContent } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import Penutupan, { LOG_PENUTUPAN } from '#app/tender/penutupan/penutupan'
import { buktiLog } from '#core/log/bukti_query'

/** @param rekananId whose receipts are shown; null: nobody's */
export async function penutupanPaket(
  paketId: number,
  rekananId: number | null
): Promise<PenutupanTender[]> {
  const semua = await Penutupan.query().where({ paketId }).orderBy('id')
  return Promise.all(
    semua.map(async (satu) => {
      const bukti = await buktiLog(LOG_PENUTUPAN, String(satu.id))
      return keJawaban(satu, bukti!, await milikRekanan(satu, rekananId))
    })
  )
}

async function milikRekanan(
  { tandaTerima: codes, paketId, tahap }: Penutupan,
  rekananId: number | null
): Promise<PenutupanTender['milik']> {
  if (rekananId === null || codes.length === 0) return []
  const found = await TandaTerima.query().whereIn('kode', codes).preload('penawaran')
  const byCode = new Map(found.map((t) => [t.kode, t]))
  const held = new Map((await acceptedActs(db, paketId, tahap)).map((o) => [o.kode, o]))
  // Under people's keys the tree is over statements, signatures and receipts (ADR 0026), of withdrawals as well.
  const all = codes.map((kode) => {
    const act = held.get(kode)
    if (act) return { isi: act.hash, rekananId: act.rekananId }
    const { isi, tandaTangan, penawaran } = byCode.get(kode)!
    const { sha256Segel, rekananId: of } = penawaran
    return { isi: logContent({ isi, tandaTangan, sha256Segel }), rekananId: of }
  })
  const tree = new MemoryTree()
  for (const { isi } of all) await tree.append(await leafHash(utf8(isi)))
  const own = all.flatMap((one, letak) => (one.rekananId === rekananId ? [letak] : []))
  return Promise.all(
    own.map(async (letak) => ({
      kode: codes[letak]!,
      isi: all[letak]!.isi,
      letak,
      jalur: (await inclusionProof(tree.read, letak, codes.length)).map(base64),
    }))
  )
}

const keJawaban = (
  satu: Penutupan,
  bukti: BuktiLog,
  milik: PenutupanTender['milik']
): PenutupanTender => ({
  tahap: satu.tahap,
  selesai: satu.selesai.toUTC().toISO()!,
  penawar: satu.penawar,
  berkas: satu.tandaTerima.length,
  akar: satu.akar.toString('base64'),
  bukti,
  milik,
})
