import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { VendorOpening } from '@eproc/domain/tender/penawaran/answers_segel'
import { bukaSendiri } from '@eproc/i18n/id/buka_sendiri'
import { api } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Loaded } from '../../../app/Loaded.tsx'

const t = bukaSendiri.layar
const address = (paketId: number) => `/api/lelang/segel/${paketId}/bukaan`

interface Typed {
  berkas: File | null
  kode: string
}

const EMPTY: Typed = { berkas: null, kode: '' }

/** By decision the vendor opens its own offers: one receipt file after the other, with the package's code. */
export function OpenOwn({ paketId }: { paketId: number }) {
  const query = useQuery({
    queryKey: ['paket', paketId, 'bukaan'],
    queryFn: () => api.get<VendorOpening | null>(address(paketId)),
  })
  // Whether there is something to open is not known before: a failure is told, for the hours to open it run.
  return (
    <Loaded query={query}>
      {(opening) => opening && <Opening paketId={paketId} opening={opening} />}
    </Loaded>
  )
}

function Opening({ paketId, opening }: { paketId: number; opening: VendorOpening }) {
  const queries = useQueryClient()
  const form = useForm<Typed>({ defaultValues: EMPTY })
  const { berkas, batas, alasan } = opening
  const save = async ({ berkas: file, kode: code }: Typed) => {
    // Curves and shares come with the deed that needs them.
    const { releaseOf } = await import('./open_own.ts')
    const { jenis, body } = await releaseOf(opening, { file: file!, code })
    try {
      await api.post(address(paketId), body)
      // The code is the same for the next file.
      form.reset({ berkas: null, kode: code })
      notify(t.terbuka(teksPilihan(KATEGORI_FILE, jenis)))
    } finally {
      // Also where it failed: it may have been opened before, by an answer that was lost.
      await queries.invalidateQueries({ queryKey: ['paket', paketId, 'bukaan'] })
    }
  }
  const done = berkas.every(({ dibuka }) => dibuka)
  return (
    <section aria-label={t.judul} style={{ display: 'grid', gap: 16 }}>
      <MessageBox tone={done ? 'success' : 'warning'} title={t.judul}>
        <p style={{ margin: '4px 0' }}>
          {done ? t.semua : `${t.isi(tanggalWaktu(batas))} ${bukaSendiri.alasan(alasan)}`}
        </p>
        <ul style={{ margin: '8px 0', paddingLeft: 20 }}>
          {berkas.map(({ penawaran, jenis, dibuka }) => (
            <li key={penawaran}>
              {teksPilihan(KATEGORI_FILE, jenis)}: {dibuka ? t.sudah : t.belum}
            </li>
          ))}
        </ul>
      </MessageBox>
      {!done && (
        <Form form={form} guard={false} onSubmit={save}>
          <FormFile<Typed> name="berkas" label={t.berkas} kind={['json']} required />
          <FormText<Typed> name="kode" label={t.kode} autoComplete="off" required />
          <div>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t.tombol}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
