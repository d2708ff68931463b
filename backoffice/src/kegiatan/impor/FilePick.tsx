import Download from '@mui/icons-material/DownloadOutlined'
import Upload from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { rupImpor } from '@eproc/i18n/id/rup_impor'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { berkasRefusal } from '../../shared/form/berkas_refusal.ts'
import type { Import } from './useImport.ts'

const text = rupLayar.kegiatan.impor

/** The template, and the workbook that was filled in. */
export function FilePick({ tahun, file, pick }: { tahun: number } & Pick<Import, 'file' | 'pick'>) {
  const office = useOffice()
  const input = useRef<HTMLInputElement>(null)
  const limit = useParameter().number('MAKS_UKURAN_DOKUMEN', 3)
  const template = useMutation({
    mutationFn: () => office.templatImpor(tahun, rupImpor.templat.berkas(tahun)),
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  const take = async (picked: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!picked) return
    const reason = berkasRefusal(picked, limit)
    // Kept as it is now: a file that is saved again after the check would not be the checked one.
    const content = reason ? null : await picked.arrayBuffer().catch(() => null)
    if (!content) return pick(null, reason ?? ui.errors.berkasBerubah(picked.name))
    pick(new File([content], picked.name), null)
  }
  return (
    <>
      <Typography>{text.templatKet}</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={template.isPending}
          onClick={() => template.mutate()}
        >
          {text.templat}
        </Button>
        <Button variant="outlined" startIcon={<Upload />} onClick={() => input.current?.click()}>
          {file ? text.ganti : text.pilih}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={text.pilih}
          onChange={(e) => void take(e.target.files?.[0])}
        />
      </div>
      {file && (
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          {text.berkas(file.name, ukuranBerkas(file.size))}
        </Typography>
      )}
    </>
  )
}
