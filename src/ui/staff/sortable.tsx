import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { DragIcon } from './icons.tsx';

/** What is said while something is moved; a screen reader has nothing else to go by. */
export interface SortWords {
  handle(name: string): string;
  role: string;
  how: string;
  lifted(name: string, place: number, count: number): string;
  over(name: string, place: number, count: number): string;
  dropped(name: string, place: number, count: number): string;
  cancelled(name: string): string;
}

interface Item {
  id: string;
}

interface SortableProps<Each extends Item> {
  items: readonly Each[];
  nameOf: (item: Each) => string;
  words: SortWords;
  /** The ids in their new order. When a promise of it is refused, the list goes back to what it was. */
  onOrder: (ids: string[]) => unknown;
  /** Gets the handle, or null where there is nothing to move. */
  children: (item: Each, handle: ReactNode, index: number) => ReactNode;
  /** Shows the order without the handles. */
  fixed?: boolean;
  label?: string;
  className?: string;
  itemClassName?: string;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list that is put in order by dragging, or from the handle with space, the arrow keys and space. */
export function Sortable<Each extends Item>(props: SortableProps<Each>) {
  const { items, nameOf, words, onOrder, children, fixed, label, className, itemClassName } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const given = items.map(({ id }) => id).join();
  // What was dropped stands where it was dropped until the list itself says something new.
  const [dropped, setDropped] = useState<{ given: string; ids: string[] } | null>(null);
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = dropped?.given === given ? dropped.ids.flatMap((id) => byId.get(id) ?? []) : items;
  const ids = shown.map(({ id }) => id);
  const movable = !fixed && shown.length > 1;

  const say = (id: UniqueIdentifier, over: UniqueIdentifier | undefined, words: SortWords['lifted']) => {
    const item = byId.get(String(id));
    return item ? words(nameOf(item), ids.indexOf(String(over ?? id)) + 1, ids.length) : undefined;
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const next = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    setDropped({ given, ids: next });
    Promise.resolve(onOrder(next)).catch(() => setDropped(null));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: words.how },
        announcements: {
          onDragStart: ({ active }) => say(active.id, undefined, words.lifted),
          onDragOver: ({ active, over }) => say(active.id, over?.id, words.over),
          onDragEnd: ({ active, over }) => say(active.id, over?.id, words.dropped),
          onDragCancel: ({ active }) => say(active.id, undefined, words.cancelled),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {shown.map((item, index) => (
            <Row key={item.id} id={item.id} className={itemClassName}>
              {(handle) => children(item, movable ? handle(words.handle(nameOf(item)), words.role) : null, index)}
            </Row>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: string;
  className?: string;
  children: (handle: (label: string, role: string) => ReactNode) => ReactNode;
}

function Row({ id, className, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (label: string, role: string) => (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...listeners}
      // Of dnd-kit's attributes the others say what a button says by itself.
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={role}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-3 transition hover:bg-sunken hover:text-ink active:cursor-grabbing"
    >
      <DragIcon size={20} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(className, isDragging && 'relative z-10 rounded-md bg-surface shadow-float')}
    >
      {children(handle)}
    </li>
  );
}
