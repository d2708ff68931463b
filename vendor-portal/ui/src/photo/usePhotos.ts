import { useEffect, useRef, useState } from 'react'
import { foto } from '@eproc/i18n/id/foto'
import { drawWithin, MAX_PHOTOS, type DrawnPages, type TakenPhoto } from './photo.ts'
import type { PhotoPage } from './pdf_of_photos.ts'

interface Drawn {
  of: readonly TakenPhoto[]
  pages: readonly PhotoPage[] | null
}

/** Photos taken so far, and their pages as they would be sent; `undefined` while they are drawn. */
export function usePhotos(first: readonly File[], roomFor: (pages: number) => number) {
  const next = useRef(first.length)
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>(() =>
    first.slice(0, MAX_PHOTOS).map((file, key) => ({ key, file, turns: 0 }))
  )
  const [problem, setProblem] = useState<string | null>(
    first.length > MAX_PHOTOS ? foto.terlaluBanyak(MAX_PHOTOS) : null
  )
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const kept = useRef<DrawnPages>(new Map())
  const room = roomFor(photos.length)
  useEffect(() => {
    let current = true
    void (async () => {
      try {
        const pages = await drawWithin(photos, room, kept.current)
        if (current) setDrawn({ of: photos, pages })
      } catch {
        // The photo drawn last is the one that the browser cannot read.
        const broken = photos.find(({ key }) => !isDrawn(kept.current, key))
        if (!current || !broken) return
        setProblem(foto.tidakTerbaca(broken.file.name))
        setPhotos((all) => all.filter((photo) => photo !== broken))
      }
    })()
    return () => {
      current = false
    }
  }, [photos, room])

  const change = (key: number, by: (photo: TakenPhoto) => TakenPhoto | null) =>
    setPhotos((all) => all.flatMap((photo) => (photo.key === key ? (by(photo) ?? []) : photo)))
  return {
    photos,
    problem,
    pages: drawn?.of === photos ? drawn.pages : undefined,
    /** As they were before the last change, so that the list does not flicker. */
    before: drawn?.pages ? drawn : null,
    turn: (key: number) => change(key, (photo) => ({ ...photo, turns: photo.turns + 1 })),
    remove: (key: number) => change(key, () => null),
    moveUp: (index: number) =>
      setPhotos((all) => all.with(index - 1, all[index]!).with(index, all[index - 1]!)),
    add: (files: readonly File[]) => {
      setProblem(photos.length + files.length > MAX_PHOTOS ? foto.terlaluBanyak(MAX_PHOTOS) : null)
      const more = files.map((file) => ({ key: next.current++, file, turns: 0 }))
      setPhotos((all) => [...all, ...more].slice(0, MAX_PHOTOS))
    },
  }
}

const isDrawn = (drawn: DrawnPages, key: number): boolean =>
  [...drawn.keys()].some((name) => name.startsWith(`${key}/`))
