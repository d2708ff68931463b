/**
 * What releases say of the winner and the contract. The prices of the portal's open data are made here and nowhere else,
 * of a winner whose announcement has taken effect (decisions §5); the losers' prices are in no release.
 */
import { ocds as teks } from '@eproc/i18n/id/ocds'
import { keHari, keIso, type Kapan } from '../common/format.ts'
import type { FaktaPaket, KontrakFakta, PemenangFakta } from './fakta.ts'
import { berisi, halaman, periode, rekanan, rupiah } from './rilis_tender.ts'
import type { Award, Contract, MuatanRilis } from './rilis.ts'

const idPenunjukan = (f: FaktaPaket, ke: number) => `${f.kode}-P${ke}`
const idKontrak = (f: FaktaPaket, ke: number) => `${f.kode}-K${ke}`

/** The announced winner; until the award letter the award may still fall in the objection period. */
export function rilisPemenang(
  f: FaktaPaket,
  p: PemenangFakta,
  ke: number,
  pada: Kapan
): MuatanRilis {
  const award = berisi<Award>({
    id: idPenunjukan(f, ke),
    title: teks.penunjukan(f.nama),
    status: p.sppbj.perlu ? 'pending' : 'active',
    date: keIso(pada)!,
    value: p.nilai === null ? null : rupiah(p.nilai),
    suppliers: [rekanan(p)],
    documents: [halaman('hasil', 'awardNotice', teks.hasil, f.halaman.hasil)],
  })
  return { parties: [{ ...rekanan(p), roles: ['tenderer', 'supplier'] }], awards: [award] }
}

export const rilisNegosiasi = (
  f: FaktaPaket,
  p: PemenangFakta,
  ke: number,
  harga: number
): MuatanRilis => ({
  awards: [
    {
      id: idPenunjukan(f, ke),
      status: p.sppbj.perlu && !p.sppbj.pada ? 'pending' : 'active',
      value: rupiah(harga),
    },
  ],
})

export const rilisStatus = (
  f: FaktaPaket,
  ke: number,
  status: 'active' | 'cancelled'
): MuatanRilis => ({
  awards: [{ id: idPenunjukan(f, ke), status }],
})

/** The award has ended, and with it a contract that was published: one not signed yet is cancelled, another terminated. */
export const rilisGugur = (f: FaktaPaket, ke: number, k: KontrakFakta | null): MuatanRilis => ({
  ...rilisStatus(f, ke, 'cancelled'),
  ...(k && {
    contracts: [
      {
        id: idKontrak(f, ke),
        awardID: idPenunjukan(f, ke),
        status: ditandatangani(k, f.kini) ? 'terminated' : 'cancelled',
      },
    ],
  }),
})

/** Was it signed at that moment? Its form is filled in before its day, to be printed. */
export const ditandatangani = (k: KontrakFakta, pada: Kapan): boolean =>
  k.kunciSpmk || k.tglKontrak <= keHari(pada)!

/** As the form was saved then. */
export function rilisKontrak(f: FaktaPaket, k: KontrakFakta, ke: number, pada: Kapan): MuatanRilis {
  const contract = berisi<Contract>({
    id: idKontrak(f, ke),
    awardID: idPenunjukan(f, ke),
    title: teks.kontrak(f.nama),
    status: ditandatangani(k, pada) ? 'active' : 'pending',
    dateSigned: keIso(k.tglKontrak),
    period: periode(k.mulai, akhirHari(k.selesai)),
    value: k.nilai === null ? null : rupiah(k.nilai),
  })
  return { contracts: [contract] }
}

/** Its day has come. */
export const rilisTandaTangan = (f: FaktaPaket, ke: number): MuatanRilis => ({
  contracts: [{ id: idKontrak(f, ke), awardID: idPenunjukan(f, ke), status: 'active' }],
})

/** A contract's last day belongs to it: its end is that day's last second. */
const akhirHari = (hari: string | null): string | null => hari && `${hari}T23:59:59+07:00`

/** The order to begin was given. */
export const rilisPelaksanaan = (f: FaktaPaket, ke: number, pada: Kapan): MuatanRilis => ({
  contracts: [
    {
      id: idKontrak(f, ke),
      awardID: idPenunjukan(f, ke),
      status: 'active',
      implementation: {
        milestones: [
          { id: 'spmk', title: teks.spmk, type: 'delivery', status: 'met', dateMet: keIso(pada)! },
        ],
      },
    },
  ],
})
