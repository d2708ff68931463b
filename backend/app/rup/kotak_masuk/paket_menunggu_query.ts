/** Packages that wait: for approval, pokja, declaration, publication, or the approval of a revised schedule. */
import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { Menunggu } from '@eproc/domain/rup/menunggu'
import { rup as teks } from '@eproc/i18n/id/rup'
import { PAKET_SOURCES, type PaketSource } from '#app/rup/kotak_masuk/paket_sources_query'
import type { Pelaku } from '#core/auth/actor'
import { firstRows } from '#core/database/count'

interface Baris {
  id: number
  record: number
  kode: string
  nama: string
  total_pagu: number
  orang: string | null
  keterangan: string | null
  catatan: string | null
  sejak: Date
  batas: Date | null
}

const linkTo = ({ list, dialog }: PaketSource, { record, kode }: Baris): string =>
  dialog
    ? `${list}/${record}/${dialog}`
    : `${list}?filter=${encodeURIComponent(JSON.stringify({ q: kode }))}`

async function ambil(
  s: PaketSource,
  pelaku: Pelaku,
  batas: number,
  paketId: number | null
): Promise<Menunggu> {
  const { rows, total } = await firstRows<Baris>(
    db,
    {
      select: `select p.id, ${s.record ?? 'p.id'} as record, p.kode, p.nama, p.total_pagu, ${s.orang ?? 'a.nama'} as orang, p.catatan,
            ${s.keterangan ?? 'null'} as keterangan, ${s.sejak ?? 'p.diubah_pada'} as sejak, ${s.batas ?? 'null::timestamptz'} as batas`,
      from: `from paket p left join pengguna a on a.id = p.pengaju_id
       left join jadwal_revisi r on r.paket_id = p.id and r.status = 'menunggu'
       left join pengguna q on q.id = r.pengaju_id
       left join pokja_usul u on u.paket_id = p.id and u.status = 'menunggu'
       left join pengguna w on w.id = u.pengusul_id
       left join ppk_usul v on v.paket_id = p.id and v.status = 'menunggu'
       left join pengguna y on y.id = v.pengusul_id
      where ${s.syarat} ${paketId === null ? '' : 'and p.id = ?'}`,
      order: 'sejak, p.id',
      bindings: [...(s.nilai?.(pelaku) ?? []), ...(paketId === null ? [] : [paketId])],
    },
    batas
  )
  const butir = rows.map((b) => ({
    jenis: s.jenis,
    id: b.id,
    kode: b.kode,
    nama: b.nama,
    keterangan:
      s.jenis === 'paketDitolak' && b.catatan
        ? teks.kotak.catatan(b.catatan)
        : (b.keterangan ?? (b.orang && (s.sebut ?? teks.kotak.diajukan)(b.orang))),
    nilai: b.total_pagu,
    sejak: keIso(b.sejak)!,
    batas: keIso(b.batas),
    tautan: linkTo(s, b),
  }))
  return { jenis: s.jenis, butir, total }
}

/** Longest waiting first, at most `batas` of each kind; of one package, where `paketId` names it. */
export function paketMenunggu(
  pelaku: Pelaku,
  batas: number,
  paketId: number | null = null
): Promise<Menunggu[]> {
  return Promise.all(
    PAKET_SOURCES.filter((s) => s.boleh(pelaku)).map((s) => ambil(s, pelaku, batas, paketId))
  )
}
