import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Svg = styled('svg')(({ theme }) => ({
  'fill': 'none',
  'stroke': theme.vars.palette.text.secondary,
  'strokeWidth': 1.75,
  'strokeLinecap': 'round',
  'strokeLinejoin': 'round',
  '& .isi': { fill: theme.vars.palette.background.default },
  '& .aksen': { stroke: theme.vars.palette.primary.main },
  '& .waktu': { stroke: theme.vars.palette.waktu.main },
}))

export type IllustrationName =
  'kosong' | 'cari' | 'lonceng' | 'kunci' | 'hilang' | 'error' | 'kantor'

const CONTENT: Record<IllustrationName, ReactNode> = {
  kosong: (
    <>
      <path className="isi" d="M34 58l10-34h72l10 34v30H34z" />
      <path d="M34 58h28l6 12h24l6-12h28" />
      <path className="aksen" d="M58 38h44M54 48h52" />
      <path d="M20 100h120" />
    </>
  ),
  cari: (
    <>
      <path className="isi" d="M34 18h64l14 14v64H34z" />
      <path d="M98 18v14h14M46 44h40M46 58h24M46 72h18" />
      <circle className="isi aksen" cx="98" cy="74" r="18" />
      <path className="aksen" d="M111 88l16 16" />
    </>
  ),
  lonceng: (
    <>
      <path
        className="isi"
        d="M80 22c-18 0-28 13-28 30 0 22-10 28-10 34h76c0-6-10-12-10-34 0-17-10-30-28-30z"
      />
      <path d="M80 22v-7M70 86c0 7 4 11 10 11s10-4 10-11" />
      <path className="aksen" d="M66 46c1-6 5-10 11-11" />
    </>
  ),
  kunci: (
    <>
      <rect className="isi" x="46" y="50" width="68" height="48" rx="6" />
      <path d="M58 50V38c0-13 9-22 22-22s22 9 22 22v12" />
      <circle className="aksen" cx="80" cy="70" r="6" />
      <path className="aksen" d="M80 76v10" />
    </>
  ),
  hilang: (
    <>
      <path d="M80 104V30M60 104h40" />
      <path className="isi" d="M80 34h38l12 11-12 11H80zM80 60H46L34 71l12 11h34z" />
      <path className="aksen" d="M92 45h20M50 71h20" />
    </>
  ),
  error: (
    <>
      <rect className="isi" x="32" y="24" width="96" height="60" rx="6" />
      <path d="M68 84l-4 18h32l-4-18M54 102h52" />
      <path className="waktu" d="M80 38v20M80 68v1" />
    </>
  ),
  kantor: (
    <>
      <path className="isi" d="M40 100V44l40-22 40 22v56z" />
      <path d="M26 100h108M54 58v28M72 58v28M90 58v28M108 58v28" />
      <path className="aksen" d="M40 48h80" />
    </>
  ),
}

/** Our own small line drawings for empty states and error pages (decoration, not read out). */
export function Illustration({ name, width = 160 }: { name: IllustrationName; width?: number }) {
  return (
    <Svg viewBox="0 0 160 120" width={width} height={width * 0.75} aria-hidden focusable="false">
      {CONTENT[name]}
    </Svg>
  )
}
