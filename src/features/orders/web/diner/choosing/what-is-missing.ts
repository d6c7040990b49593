import { m } from '#generated/messages/messages.js';

// What a house calls its choices is its own; of the usual words the article is known.
const his =
  /^(acompanhamento|adicional|corte|gelo|grão|leite|molho|pão|ponto|preparo|queijo|recheio|sabor|tamanho|tempero|tipo|vinho)(?!\p{L})/iu;
const her =
  /^(base|bebida|borda|carne|cerveja|cobertura|fruta|guarnição|massa|opção|porção|proteína|salada|sobremesa|temperatura)(?!\p{L})/iu;

/** 'Escolha o ponto da carne': what the button says while a choice is missing, and where it leads. */
export function whatIsMissing(group: string): string {
  const asked = group.charAt(0).toLowerCase() + group.slice(1);
  if (his.test(group)) return m['diner.toChooseHis']({ group: asked });
  if (her.test(group)) return m['diner.toChooseHer']({ group: asked });
  return m['diner.toChoose']({ group });
}
