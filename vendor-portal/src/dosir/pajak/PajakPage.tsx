import { aturanPajak, MAKS_PAJAK, type PajakInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { tanggal } from '@eproc/domain/common/format'
import type { Pajak } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { useDasar } from '../useDosir.ts'

const t = dosirLayar.pajak

/** Pajak Perusahaan (S2 §2.2). */
export default function PajakPage() {
  const dasar = useDasar()
  return (
    <RecordList<Pajak, PajakInput>
      bagian="pajak"
      title={t.title}
      noun={t.noun}
      empty={t.empty}
      calls={{
        list: (id) => `/vendor/pajak/${id}`,
        add: '/vendor/registrasi/pajak',
        update: (id) => `/vendor/pajak/${id}`,
        remove: ({ id }) => `/vendor/pajak/${id}`,
      }}
      columns={[
        { key: 'jenis', title: t.columns.jenis, content: (b) => b.jenis, main: true },
        { key: 'masa', title: t.columns.masa, content: (b) => b.masa },
        { key: 'nomorTerima', title: t.columns.nomor, content: (b) => b.nomorTerima },
        {
          key: 'tanggalTerima',
          title: t.columns.tanggal,
          oneLine: true,
          content: (b) => tanggal(b.tanggalTerima),
        },
        {
          key: 'dokumen',
          title: dosirLayar.files,
          content: (b) =>
            b.dokumen && (
              <FileLink path={b.dokumen} name={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
            ),
        },
      ]}
      nameOf={(b) => `${b.jenis} ${b.masa}`}
      initial={(b) => ({
        jenis: b?.jenis ?? '',
        masa: b?.masa ?? '',
        nomorTerima: b?.nomorTerima ?? '',
        tanggalTerima: b?.tanggalTerima ?? '',
        dokumen: null,
      })}
      rules={(input, b) =>
        aturanPajak(input, {
          ...dasar(),
          tersimpan: { dokumen: Boolean(b?.dokumen) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="jenis" label={t.jenis} max={MAKS_PAJAK.jenis} required />
          <FormText name="masa" label={t.masa} max={MAKS_PAJAK.masa} required />
          <FormText
            name="nomorTerima"
            label={t.nomorTerima}
            max={MAKS_PAJAK.nomorTerima}
            required
          />
          <FormDate name="tanggalTerima" label={t.tanggalTerima} required />
          <div data-lebar>
            <FormFile
              name="dokumen"
              label={t.dokumen}
              kind={DOKUMEN.pajak.dokumen.jenis}
              stored={b?.dokumen ?? null}
              storedName={b?.berkas.dokumen?.nama ?? null}
              required
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}
