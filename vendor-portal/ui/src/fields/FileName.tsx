import Berkas from '@mui/icons-material/DescriptionOutlined'
import { ukuranBerkas, ukuranLebih } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import { FileLink } from '../document/FileLink.tsx'

interface FileNameProps {
  chosen: File | null
  max: number
  stored?: string | null | undefined
  storedName?: string | null | undefined
  removed: boolean
}

/** The file the field holds: the chosen one with its size, else a link to the stored one, or that it goes. */
export function FileName({ chosen, max, stored, storedName, removed }: FileNameProps) {
  const name = storedName ?? ui.berkas.tersimpan
  return (
    <>
      <Berkas aria-hidden color={chosen || stored ? 'primary' : 'disabled'} />
      <span>
        {chosen ? (
          `${chosen.name} (${chosen.size > max ? ukuranLebih(chosen.size, max) : ukuranBerkas(chosen.size)})`
        ) : stored && removed ? (
          ui.berkas.akanDihapus(name)
        ) : stored ? (
          <FileLink path={stored} name={name} />
        ) : (
          ui.berkas.tidakAda
        )}
      </span>
    </>
  )
}
