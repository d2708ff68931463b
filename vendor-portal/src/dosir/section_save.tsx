import Button from '@mui/material/Button'
import { umum } from '@eproc/i18n/id/umum'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import type { useStale } from '../app/stale.tsx'
import { useSave } from './useDosir.ts'

/** Sends a section that is one form; a refusal is told, and what somebody else saved first is shown. */
export function useSectionSave(
  stale: Pick<ReturnType<typeof useStale>, 'saved' | 'meet'>,
  failed: (message: string) => string
) {
  const { save, busy, progress } = useSave()
  const { notify } = useNotice()
  const send = async (path: string, body: FormData) => {
    try {
      await save((onProgress) => api.post(path, body, { progress: onProgress }))
      stale.saved()
    } catch (error) {
      await stale.meet(error)
      notify(failed(errorMessage(error)), 'error')
      throw error
    }
  }
  return { send, saving: { busy, progress } }
}

/** The end of such a form. */
export const SaveEnd = ({ busy, progress }: { busy: boolean; progress: number | null }) => (
  <>
    <div>
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {umum.tombol.simpan}
      </Button>
    </div>
    <ProgressDialog open={busy} progress={progress} />
  </>
)

/** The form to be printed, signed and attached. */
export const FormulirLink = () => (
  <Button href="/daftar/Formulir_Keikutsertaan_Vendor.doc" download size="small" sx={{ mt: 1 }}>
    {dosirLayar.perusahaan.downloadFormulir}
  </Button>
)
