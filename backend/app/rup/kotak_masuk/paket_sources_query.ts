/** Of which packages somebody's work waits, by its kind: whose it is, where it is done, what of it is told. */
import { bolehkah } from '@eproc/domain/common/rights'
import { PERAN_INTERNAL } from '@eproc/domain/common/roles'
import type { JenisKotak } from '@eproc/domain/rup/answers'
import { rup as teks } from '@eproc/i18n/id/rup'
import { AWAL_PELAKSANAAN, ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import type { Pelaku } from '#core/auth/actor'
import { dapatDiPokjaSql } from '#core/auth/actor_query'

export interface PaketSource {
  jenis: JenisKotak
  boleh: (pelaku: Pelaku) => boolean
  /** the list where the work is done */
  list: string
  /** below it, the dialog that asks for the deed; without one the list shows this package alone */
  dialog?: string
  /** SQL: whose dialog it is, unless the package's own */
  record?: string
  /** SQL over alias `p` (paket) and `r`, `u`, `v` (its waiting revision, pokja, PPK) */
  syarat: string
  nilai?: (pelaku: Pelaku) => unknown[]
  sejak?: string
  orang?: string
  /** how that person is named; who handed it in unless said */
  sebut?: (nama: string) => string
  /** SQL: what is said of it, unless who handed it over */
  keterangan?: string
  /** SQL: until when */
  batas?: string
}

const CUKUP_POKJA = `(select count(*) from pokja k where k.paket_id = p.id)
  >= case when p.metode_pemilihan in ('TEN', 'SEL') then 3 else 1 end`

/** Who was appointed and may be no member any more: switched off, or no longer of the unit. Alias `k` (pokja), `m` (pengguna). */
const BUKAN_LAGI = `from pokja k join pengguna m on m.id = k.pengguna_id left join divisi e on e.kode = m.divisi_kode
  where k.paket_id = p.id and not (m.status = 'A' and ${dapatDiPokjaSql('m', 'e')})`

/** A PPK who is none any more: switched off, or with another role. Alias `m`. */
const PPK_BUKAN_LAGI = `from pengguna m where m.id = p.ppk_id and not (m.status = 'A' and m.peran = 'ppk')`

/**
 * SQL: staff who are not (any more) what `syarat` says. Asked first: they are few, and hardly one of them is named in a
 * package, while all packages under way would have to be asked one by one.
 */
const stafBukan = (syarat: string): string =>
  `array(select m.id from pengguna m left join divisi e on e.kode = m.divisi_kode
    where m.peran in ('${PERAN_INTERNAL.join("', '")}') and not (m.status = 'A' and ${syarat}))`
/** Packages under way with such a member. */
const POKJA_TIDAK_LAYAK = `array(select k.paket_id from pokja k join paket x on x.id = k.paket_id
  where x.status_pelaksanaan in ('N', 'A', 'P') and k.pengguna_id = any(${stafBukan(dapatDiPokjaSql('m', 'e'))}))`
const BUKAN_PPK = stafBukan(`m.peran = 'ppk'`)

/** The PA of its directorate, who decides on another PPK. */
const ADA_PA = `exists (select 1 from pengguna m where m.peran = 'pa' and m.status = 'A'
  and ${ofDirectorate('m.divisi_kode', 'p.satuan_kerja')})`

/** When the revision was approved with which a paused package goes on. */
const DIREVISI = `(select max(x.disetujui_pada) from jadwal_revisi x where x.paket_id = p.id
  and x.status = 'disetujui' and x.lanjutkan and x.disetujui_pada > p.berhenti_pada)`
/** When the next stage would pass in the pause, so that its schedule has to be revised again. */
export const TERLEWATI = `(select min(case when j.mulai > p.berhenti_pada then j.mulai else j.selesai end) from jadwal j
  where j.paket_id = p.id and j.include and j.selesai > p.berhenti_pada)`

export const PAKET_SOURCES: readonly PaketSource[] = [
  {
    jenis: 'paket',
    boleh: (p) => bolehkah(p, 'paket.setujui'),
    list: '/rup/paket/penyedia/man',
    dialog: 'show',
    // One's own is sent back where nobody else may decide it.
    syarat: `p.status = 'S' and p.status_pelaksanaan = 'N' and (
      p.pengaju_id is distinct from ? and not (? = any(p.penyunting))
      or not exists (select 1 from pengguna m where m.peran = 'manajerULP' and m.status = 'A'
        and p.pengaju_id is distinct from m.id and not (m.id = any(p.penyunting))))`,
    nilai: (p) => [p.id, p.id],
    batas: AWAL_PELAKSANAAN,
  },
  {
    jenis: 'paketDitolak',
    boleh: (p) => bolehkah(p, 'paket.ajukan'),
    list: '/rup/paket/penyedia',
    // What no planner wrote on waits for all of them.
    syarat: `p.status = 'RM' and p.status_pelaksanaan = 'N' and (p.pengaju_id = ? or ? = any(p.penyunting)
      or not exists (select 1 from pengguna u where u.peran = 'operatorULP' and u.status = 'A'
        and (u.id = p.pengaju_id or u.id = any(p.penyunting))))`,
    nilai: (p) => [p.id, p.id],
  },
  {
    jenis: 'paketUlang',
    boleh: (p) => bolehkah(p, 'paket.ajukan'),
    list: '/rup/paket/penyedia',
    // Its author had it tendered again, and may neither edit nor submit it.
    syarat: `p.status = '' and p.status_pelaksanaan = 'N' and p.paket_asal_id is not null and not p.pernah_diajukan`,
    sejak: 'p.dibuat_pada',
    orang: '(select m.nama from pengguna m where m.id = p.dibuat_oleh)',
    sebut: teks.kotak.diminta,
  },
  {
    jenis: 'pokja',
    boleh: (p) => bolehkah(p, 'paket.pokja.tunjuk'),
    list: '/rup/paket/pokja',
    dialog: 'pokja',
    syarat: `p.status = 'AM' and p.status_pelaksanaan = 'N' and not ${CUKUP_POKJA}`,
    batas: AWAL_PELAKSANAAN,
  },
  {
    jenis: 'pokjaGanti',
    boleh: (p) => bolehkah(p, 'paket.pokja.tunjuk'),
    list: '/rup/paket/pokja',
    dialog: 'pokja',
    // A change that waits for the PPK is on its way; after SPMK there is nothing left for a pokja.
    syarat: `p.status = 'AM' and p.status_pelaksanaan in ('N', 'A', 'P') and not p.kunci_spmk
      and u.id is null and p.id = any(${POKJA_TIDAK_LAYAK})`,
    sejak: `(select max(m.diubah_pada) ${BUKAN_LAGI})`,
    keterangan: `(select string_agg(m.nama, ', ' order by m.nama) ${BUKAN_LAGI})`,
    batas: `case when p.status_pelaksanaan = 'N' then ${AWAL_PELAKSANAAN} end`,
  },
  {
    jenis: 'pokjaUsul',
    boleh: (p) => p.peran === 'ppk',
    list: '/ppk/tender',
    dialog: 'show',
    syarat: `p.ppk_id = ? and u.id is not null and u.pengusul_id <> ?
      and p.status_pelaksanaan in ('N', 'A', 'P')`,
    nilai: (p) => [p.id, p.id],
    sejak: 'u.diusulkan_pada',
    orang: 'w.nama',
  },
  {
    jenis: 'ppkGanti',
    boleh: (p) => bolehkah(p, 'paket.ppk.usul'),
    list: '/rup/paket/pokja',
    dialog: 'ppk',
    // What was proposed waits for its PA, where there is one.
    syarat: `p.status = 'AM' and p.status_pelaksanaan in ('N', 'A', 'P') and not p.kunci_spmk
      and not (v.id is not null and ${ADA_PA}) and p.ppk_id = any(${BUKAN_PPK})`,
    sejak: `(select m.diubah_pada ${PPK_BUKAN_LAGI})`,
    keterangan: `(select m.nama ${PPK_BUKAN_LAGI})`,
    batas: `case when p.status_pelaksanaan = 'N' then ${AWAL_PELAKSANAAN} end`,
  },
  {
    jenis: 'ppkUsul',
    boleh: (p) => bolehkah(p, 'paket.ppk.setujui'),
    list: '/ppk/tender',
    dialog: 'show',
    syarat: `v.id is not null and v.pengusul_id <> ?
      and exists (select 1 from pengguna m where m.id = ? and ${ofDirectorate('m.divisi_kode', 'p.satuan_kerja')})`,
    nilai: (p) => [p.id, p.id],
    sejak: 'v.diusulkan_pada',
    orang: 'y.nama',
  },
  {
    jenis: 'terbit',
    boleh: (p) => p.peran === 'ppk',
    list: '/ppk/tender',
    // One that was handed over is published through its tender.
    syarat: `p.ppk_id = ? and p.status = 'AM' and p.status_pelaksanaan = 'N' and p.tender_id is null
      and ${CUKUP_POKJA}`,
    nilai: (p) => [p.id],
    batas: AWAL_PELAKSANAAN,
  },
  {
    jenis: 'drafTender',
    boleh: (p) => p.unlada || p.peran === 'operatorULP',
    list: '/panitia/paket',
    dialog: 'show',
    record: 'p.tender_id',
    // Of several packages the first stands for all; what was sent for approval waits for others.
    syarat: `p.status_pelaksanaan = 'N' and p.tender_id is not null
      and p.id = (select min(x.id) from paket x where x.tender_id = p.tender_id and x.status_pelaksanaan = 'N')
      and exists (select 1 from tender t where t.id = p.tender_id and t.status in ('A0', 'D1'))
      and not exists (select 1 from paket x where x.tender_id = p.tender_id and x.status_pelaksanaan = 'N'
        and x.status = 'S')
      and exists (select 1 from pokja k join paket x on x.id = k.paket_id
        where x.tender_id = p.tender_id and k.pengguna_id = ?)`,
    nilai: (p) => [p.id],
    batas: AWAL_PELAKSANAAN,
  },
  {
    jenis: 'lanjutkan',
    boleh: (p) => p.peran === 'ppk',
    list: '/ppk/tender',
    dialog: 'show',
    syarat: `p.ppk_id = ? and p.status_pelaksanaan = 'P' and ${DIREVISI} is not null`,
    nilai: (p) => [p.id],
    sejak: DIREVISI,
    batas: TERLEWATI,
  },
  {
    jenis: 'benturan',
    boleh: (p) => p.unlada || p.peran === 'operatorULP',
    list: '/rup/paket/penyedia/ulp',
    syarat: `p.status_pelaksanaan in ('N', 'A', 'P') and exists (select 1 from pokja k
      where k.paket_id = p.id and k.pengguna_id = ? and k.bebas_benturan_pada is null)`,
    nilai: (p) => [p.id],
  },
  {
    jenis: 'revisi',
    boleh: (p) => bolehkah(p, 'jadwal.revisi.setujui'),
    list: '/ppk/approve-jadwal',
    dialog: 'show',
    syarat: `r.id is not null and r.pengaju_id <> ?`,
    nilai: (p) => [p.id],
    sejak: 'r.diajukan_pada',
    orang: 'q.nama',
  },
]
