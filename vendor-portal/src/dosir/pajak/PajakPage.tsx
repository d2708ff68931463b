import { aturanPajak, MAKS_PAJAK, type PajakInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { tanggal } from '@eproc/domain/common/format'
import type { Pajak } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { serverToday } from '../useDosir.ts'

const t = dosirLayar.pajak

/** Pajak Perusahaan (S2 §2.2). */
export default function PajakPage() {
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
        { kunci: 'jenis', judul: t.columns.jenis, isi: (b) => b.jenis, utama: true },
        { kunci: 'masa', judul: t.columns.masa, isi: (b) => b.masa },
        { kunci: 'nomorTerima', judul: t.columns.nomor, isi: (b) => b.nomorTerima },
        { kunci: 'tanggalTerima', judul: t.columns.tanggal, isi: (b) => tanggal(b.tanggalTerima) },
        {
          kunci: 'dokumen',
          judul: dosirLayar.files,
          isi: (b) =>
            b.dokumen && (
              <TautanBerkas path={b.dokumen} nama={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
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
          hariIni: serverToday(),
          tersimpan: { dokumen: Boolean(b?.dokumen) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="jenis" label={t.jenis} maks={MAKS_PAJAK.jenis} wajib />
          <FormText name="masa" label={t.masa} maks={MAKS_PAJAK.masa} wajib />
          <FormText name="nomorTerima" label={t.nomorTerima} maks={MAKS_PAJAK.nomorTerima} wajib />
          <FormDate name="tanggalTerima" label={t.tanggalTerima} wajib />
          <div data-lebar>
            <FormFile
              name="dokumen"
              label={t.dokumen}
              jenis={DOKUMEN.pajak.dokumen.jenis}
              tersimpan={b?.dokumen ?? null}
              namaTersimpan={b?.berkas.dokumen?.nama ?? null}
              wajib
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}
