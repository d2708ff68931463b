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
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { useDasar } from '../useDosir.ts'

const t = dosirLayar.pemilik
const DESIMAL_SAHAM = 4

/** Pemilik Perusahaan (S2 §2.2). */
export default function PemilikPage() {
  const dasar = useDasar()
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
        { key: 'nama', title: t.nama, content: (b) => b.nama, main: true },
        { key: 'noKtp', title: t.noKtp, content: (b) => b.noKtp },
        { key: 'alamat', title: t.alamat, content: (b) => b.alamat },
        {
          key: 'saham',
          title: t.saham,
          align: 'right',
          content: (b) => `${angka(b.saham, DESIMAL_SAHAM)} ${teksPilihan(SATUAN_SAHAM, b.satuan)}`,
        },
        {
          key: 'fileKTP',
          title: dosirLayar.files,
          content: (b) =>
            b.fileKTP && (
              <FileLink path={b.fileKTP} name={b.berkas.fileKTP?.nama ?? dosirLayar.viewFile} />
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
          ...dasar(),
          tersimpan: { fileKTP: Boolean(b?.fileKTP) },
        }),
        ...aturanJumlahSaham(input, others),
      ]}
      fields={(b) => (
        <FieldGrid>
          <FormText name="nama" label={t.nama} max={MAKS_PEMILIK.nama} required />
          <FormMasked name="noKtp" label={t.noKtp} mask="nik" required />
          <div data-lebar>
            <FormText name="alamat" label={t.alamat} max={MAKS_PEMILIK.alamat} rows={2} required />
          </div>
          <FormNumber name="saham" label={t.saham} decimal={DESIMAL_SAHAM} required />
          <FormSelect name="satuan" label={t.satuan} choices={SATUAN_SAHAM} required />
          <div data-lebar>
            <FormFile
              name="fileKTP"
              label={t.fileKTP}
              kind={DOKUMEN.pemilik.fileKTP.jenis}
              stored={b?.fileKTP ?? null}
              storedName={b?.berkas.fileKTP?.nama ?? null}
              required
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}
