import {
  aturanJumlahSaham,
  aturanPemilik,
  MAKS_PEMILIK,
  type PemilikInput,
} from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { angka } from '@eproc/domain/common/format'
import type { Pemilik } from '@eproc/domain/dosir/answers'
import { SATUAN_SAHAM, teksPilihan } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormNumber } from '@eproc/ui/fields/FormNumber.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { serverToday } from '../useDosir.ts'

const t = dosirLayar.pemilik
const DESIMAL_SAHAM = 4

/** Pemilik Perusahaan (S2 §2.2). */
export default function PemilikPage() {
  return (
    <RecordList<Pemilik, PemilikInput>
      bagian="pemilik"
      title={t.title}
      noun={t.noun}
      empty={t.empty}
      calls={{
        list: (id) => `/vendor/pemilik/${id}`,
        add: '/vendor/register3/pemilik',
        update: (id) => `/vendor/pemilik/${id}`,
        remove: ({ id }) => `/vendor/pemilik/${id}`,
      }}
      columns={[
        { kunci: 'nama', judul: t.nama, isi: (b) => b.nama, utama: true },
        { kunci: 'noKtp', judul: t.noKtp, isi: (b) => b.noKtp },
        { kunci: 'alamat', judul: t.alamat, isi: (b) => b.alamat },
        {
          kunci: 'saham',
          judul: t.saham,
          rata: 'kanan',
          isi: (b) => `${angka(b.saham, DESIMAL_SAHAM)} ${teksPilihan(SATUAN_SAHAM, b.satuan)}`,
        },
        {
          kunci: 'fileKTP',
          judul: dosirLayar.files,
          isi: (b) =>
            b.fileKTP && (
              <TautanBerkas path={b.fileKTP} nama={b.berkas.fileKTP?.nama ?? dosirLayar.viewFile} />
            ),
        },
      ]}
      nameOf={(b) => b.nama}
      initial={(b) => ({
        nama: b?.nama ?? '',
        noKtp: b?.noKtp ?? '',
        alamat: b?.alamat ?? '',
        saham: b?.saham ?? null,
        satuan: b?.satuan ?? '',
        fileKTP: null,
      })}
      rules={(input, b, others) => [
        ...aturanPemilik(input, {
          hariIni: serverToday(),
          tersimpan: { fileKTP: Boolean(b?.fileKTP) },
        }),
        ...aturanJumlahSaham(input, others),
      ]}
      fields={(b) => (
        <FieldGrid>
          <FormText name="nama" label={t.nama} maks={MAKS_PEMILIK.nama} wajib />
          <FormMasked name="noKtp" label={t.noKtp} masker="nik" wajib />
          <div data-lebar>
            <FormText name="alamat" label={t.alamat} maks={MAKS_PEMILIK.alamat} baris={2} wajib />
          </div>
          <FormNumber name="saham" label={t.saham} desimal={DESIMAL_SAHAM} wajib />
          <FormSelect name="satuan" label={t.satuan} pilihan={SATUAN_SAHAM} wajib />
          <div data-lebar>
            <FormFile
              name="fileKTP"
              label={t.fileKTP}
              jenis={DOKUMEN.pemilik.fileKTP.jenis}
              tersimpan={b?.fileKTP ?? null}
              namaTersimpan={b?.berkas.fileKTP?.nama ?? null}
              wajib
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}
