import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { PaketRow, CalonPokja, RincianPaket } from '@eproc/domain/paket/answers'
import { keHari } from '@eproc/domain/common/format'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { clockNow } from '@eproc/ui/api/time.ts'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { TabelPaket } from '../columns.tsx'

/** Completeness of the pokja: appoints the committee of each paket with its letter of appointment. */
export default function PokjaPage() {
  const [baris, setBaris] = useState<PaketRow | null>(null)
  return (
    <>
      <TabelPaket
        judul={teks.judul.pokja}
        keterangan={teks.judul.pokjaKet}
        kolom={['kode', 'nama', 'pemilihan', 'ppk', 'persetujuan', 'pokja', 'status']}
        jalur={(t) => `/api/rup/paket/lelang/tahun/${t}`}
        saring={['status']}
        penyaring={(ubah, nilai) => (
          <Button
            variant={nilai ? 'contained' : 'outlined'}
            aria-pressed={nilai === '1'}
            onClick={() => ubah(nilai ? '' : '1')}
          >
            {teks.pokja.hanyaKurang}
          </Button>
        )}
        aksi={(b) =>
          b.bisa.includes('pokja') && (
            <Button
              size="small"
              variant={b.jumlahPokja === 0 ? 'contained' : 'text'}
              aria-label={teks.aksi.untuk(teks.aksi.pokja, b.nama)}
              onClick={() => setBaris(b)}
            >
              {teks.aksi.pokja}
            </Button>
          )
        }
      />
      {baris && <DialogPokja paketId={baris.id} onTutup={() => setBaris(null)} />}
    </>
  )
}

function DialogPokja({ paketId, onTutup }: { paketId: number; onTutup: () => void }) {
  const { data } = usePaket(paketId)
  return data ? <Isi paket={data} onTutup={onTutup} /> : null
}

function Isi({ paket, onTutup }: { paket: RincianPaket; onTutup: () => void }) {
  const segarkan = useSegarkanPaket()
  const form = useForm({
    defaultValues: {
      nomor: paket.pokja.nomor ?? '',
      tanggal: paket.pokja.tanggal ?? keHari(clockNow()) ?? '',
      anggota: paket.pokja.anggota.map((a) => a.penggunaId),
    },
  })
  const anggota = useWatch({ control: form.control, name: 'anggota' })
  const { isDirty, isSubmitting } = form.formState
  const { data: calon = [] } = useQuery({
    queryKey: ['paket', 'calon-pokja', paket.id],
    queryFn: () => api.ambil<CalonPokja[]>(`/api/paket/${paket.id}/calon-pokja`),
  })
  const tender = paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL'
  return (
    <DialogPenuh
      buka
      judul={teks.pokja.judul(paket.kode)}
      onTutup={onTutup}
      kotor={isDirty}
      sibuk={isSubmitting}
      aksi={
        <>
          <Button onClick={onTutup}>{teks.konfirmasi.tutup}</Button>
          <Button type="submit" form="pokja" variant="contained" loading={isSubmitting}>
            {teks.editor.simpan}
          </Button>
        </>
      }
    >
      <Formulir
        form={form}
        id="pokja"
        onKirim={async (nilai) => {
          const { message } = await api.put(`/api/paket/${paket.id}/pokja`, {
            ...nilai,
            tanggal: nilai.tanggal || null,
          })
          notify(message)
          await segarkan()
          onTutup()
        }}
      >
        <p style={{ margin: 0, fontWeight: 600 }}>{paket.nama}</p>
        <FormText name="nomor" label={teks.pokja.nomor} wajib maks={100} />
        <FormDate name="tanggal" label={teks.pokja.tanggal} wajib />
        <FormMultiSelect
          name="anggota"
          label={teks.pokja.anggota}
          wajib
          petunjuk={`${tender ? teks.pokja.anggotaTender : teks.pokja.anggotaLangsung} ${teks.pokja.dipilih(anggota.length)}`}
          kunci={['paket', 'calon-pokja-pilihan', paket.id, calon.length]}
          ambil={() =>
            Promise.resolve(
              calon.map((c) => ({ id: c.id, teks: c.jabatan ? `${c.nama}, ${c.jabatan}` : c.nama }))
            )
          }
        />
      </Formulir>
    </DialogPenuh>
  )
}
