import { aturanPengurus, MAKS_PENGURUS, type PengurusInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { npwp, tanggal } from '@eproc/domain/common/format'
import type { Pengurus } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { serverToday } from '../useDosir.ts'

const t = dosirLayar.pengurus

/** Pengurus Perusahaan (S2 §2.2). */
export default function PengurusPage() {
  return (
    <RecordList<Pengurus, PengurusInput>
      bagian="pengurus"
      title={t.title}
      noun={t.noun}
      empty={t.empty}
      calls={{
        list: (id) => `/vendor/pengurus/${id}`,
        add: '/vendor/registrasi/pengurus',
        update: (id) => `/vendor/registrasi/pengurus/${id}`,
        remove: ({ id }) => `/vendor/pengurus/${id}`,
      }}
      columns={[
        { kunci: 'nama', judul: t.nama, isi: (b) => b.nama, utama: true },
        { kunci: 'jabatan', judul: t.jabatan, isi: (b) => b.jabatan },
        { kunci: 'noKtp', judul: t.noKtp, isi: (b) => b.noKtp },
        { kunci: 'npwp', judul: t.npwp, isi: (b) => npwp(b.npwp) },
        { kunci: 'tglMulai', judul: t.tglMulai, isi: (b) => tanggal(b.tglMulai) },
        {
          kunci: 'dokKtp',
          judul: dosirLayar.files,
          isi: (b) =>
            b.dokKtp && (
              <TautanBerkas path={b.dokKtp} nama={b.berkas.dokKtp?.nama ?? dosirLayar.viewFile} />
            ),
        },
      ]}
      nameOf={(b) => b.nama}
      initial={(b) => ({
        nama: b?.nama ?? '',
        jabatan: b?.jabatan ?? '',
        noKtp: b?.noKtp ?? '',
        npwp: npwp(b?.npwp),
        alamat: b?.alamat ?? '',
        tglMulai: b?.tglMulai ?? '',
        dokKtp: null,
      })}
      rules={(input, b) =>
        aturanPengurus(input, {
          hariIni: serverToday(),
          tersimpan: { dokKtp: Boolean(b?.dokKtp) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="nama" label={t.nama} maks={MAKS_PENGURUS.nama} wajib />
          <FormText name="jabatan" label={t.jabatan} maks={MAKS_PENGURUS.jabatan} wajib />
          <FormMasked name="noKtp" label={t.noKtp} masker="nik" wajib />
          <FormMasked name="npwp" label={t.npwp} masker="npwp" wajib />
          <div data-lebar>
            <FormText name="alamat" label={t.alamat} maks={MAKS_PENGURUS.alamat} baris={2} wajib />
          </div>
          <FormDate name="tglMulai" label={t.tglMulai} />
          <div data-lebar>
            <FormFile
              name="dokKtp"
              label={t.dokKtp}
              jenis={DOKUMEN.pengurus.dokKtp.jenis}
              tersimpan={b?.dokKtp ?? null}
              namaTersimpan={b?.berkas.dokKtp?.nama ?? null}
              wajib
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}
