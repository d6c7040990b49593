/** The words themselves; 'alérgeno' is not among them: a dish is wanted without them by who may not eat them. */
const word = '(?:alergi(?:as?|c[oa]s?)|allerg(?:y|ies|ic))';
const kinds = '(?:conhecidas?|alimentar(?:es)?|known|food|dietary|de comida|real)';
const nothing = '(?:nenhuma?|alguma|a nada|de nada|at all|to anything|to any food|whatsoever)';
const subject = '(?:tenho|tem|temos|ha|sou|somos|e|sao|possuo|possui)';
const before = [
  '(?:sem|zero|nenhuma|nem|no|not|never|without)(?: (?:any|an|a|nenhuma|qualquer|uma))?',
  `(?:nao|naum|n) ${subject}(?: (?:nenhuma|qualquer|uma|mais))?`,
  'ninguem (?:aqui )?(?:tem|e)(?: nenhuma)?',
  "(?:(?:do|does|did)(?: not|n'?t)|no ?body|no one) (?:here )?(?:have|has|is)(?: any| an)?",
  "(?:nobody|no one)(?:'s| is)",
  "(?:is|are|am|was)n'?t(?: an| any)?",
].join('|');
/** Where the denial ends: it denies no certain thing, and takes nothing out of what it denies. */
const end = String.raw`(?=\s*(?:$|[.,;!\n])|\s+(?:e|and|mas|but|so|just|apenas|por favor|please|obrigad[oa]|thanks)\b)`;
const denials = [
  new RegExp(String.raw`\b(?:${before})(?: ${kinds})* ${word}(?: ${kinds})*(?: ${nothing})?${end}`, 'g'),
  new RegExp(
    String.raw`\b${word}(?: ${kinds})*\s*[:?-]*\s*(?:nenhuma?|nao(?: tenho| ha| tem)?|none|no|nope)${end}`,
    'g',
  ),
];

/** What may come after it is a matter of taste; anything else may be the exception. */
const taste =
  /\b(?:mas|but|so|just|only|apenas|somente|e|and)\s+(?:eu |i )?(?:nao (?:gosto|gosta|curto|curte|quero|quer)|detesto|odeio|prefiro|prefere|gosto|gosta|quero|sem|bem|mal|muit[oa]|pouc[oa]|do(?: not|n'?t) (?:like|want)|dislikes?|hates?|prefers?|no|please|por favor)\b/g;
const exception =
  /\b(?:exceto|excepto|menos|salvo|tirando|fora|alem|senao|a nao ser|mas|so|apenas|somente|porem|except\w*|besides|unless|apart|other than|but|only|just|tenho|tem|have|has)\b/;

/**
 * What is left of a text, without accents and in lower case, once the words that deny an allergy as such are taken out; null where it denies
 * none, or may make an exception.
 */
export function afterDenial(text: string): string | null {
  const left = denials.reduce((rest, denial) => rest.replace(denial, ' '), text);
  if (left === text) return null;
  return exception.test(left.replace(taste, ' ')) ? null : left;
}
