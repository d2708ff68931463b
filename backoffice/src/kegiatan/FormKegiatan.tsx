import { aturanKegiatan } from '@eproc/domain/rup/aturan_rup'
import type { AcuanRup, Kegiatan } from '@eproc/domain/rup/answers'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { DialogSumber } from '../shared/DialogSumber.tsx'
import type { AlamatDialog } from '../shared/sumber.ts'
import { useTahun } from '../paket/data_paket.ts'
import { KEGIATAN_RESOURCE, useAcuan } from './data_rup.ts'
import { awalKegiatan, KegiatanForm, type FormKegiatanInput } from './KegiatanForm.tsx'

const teks = rupLayar.kegiatan

const context = (acuan: AcuanRup, previous: Kegiatan | null) => ({
  program: acuan.program,
  ppk: acuan.ppk,
  coa: acuan.coa.map((c) => c.id),
  lama: previous && {
    programId: previous.programId,
    ppkId: previous.ppkId,
    paguTerpakai: previous.paguTerpakai,
    dipakaiPaket: previous.status === 'U',
  },
})

/** Dialog to add and change a kegiatan, with the server's own rules. */
export function FormKegiatan({ dialog, programId }: { dialog: AlamatDialog; programId: string }) {
  const [tahun] = useTahun()
  const { data: acuan } = useAcuan(tahun, dialog.buka !== null)
  if (!acuan) return null
  return (
    <DialogSumber<Kegiatan, FormKegiatanInput>
      sumber={KEGIATAN_RESOURCE}
      dialog={dialog}
      judul={(k) => (k ? teks.judulUbah(`${k.kode} ${k.nama}`) : teks.judulTambah)}
      awal={(k) => awalKegiatan(k, programId)}
      aturan={(input, previous) => aturanKegiatan(input, context(acuan, previous))}
      pesan={(k) => (k ? rup.sukses.ubah : rup.sukses.tambah)(rup.objek.kegiatan)}
      gagal={(pesan, k) => (k ? rup.gagal.ubah : rup.gagal.tambah)(pesan, rup.objek.kegiatan)}
    >
      {(k) => <KegiatanForm acuan={acuan} kegiatan={k} />}
    </DialogSumber>
  )
}
