// What a script does that the oldest browsers cannot (scripts/lacking-apis.mjs), where it does not ask first whether they can.
import { parseSync } from 'vite';
import { globals, methods, statics, writing } from './lacking-apis.mjs';

const whole = new Set(['window', 'globalThis', 'self']);

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} each said with the file
 */
export function unsupportedIn(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) return [`${file}: ${errors[0].message}`];
  const found = new Set();
  const own = declaredIn(program);
  const say = (what) => found.add(`${file}: ${what}`);
  const wrote = (what) => writing.has(what) && say(what);

  /** Names that stand in what is asked before a branch are asked for in it. */
  function walk(node, asked, parent) {
    if (Array.isArray(node)) {
      for (const each of node) walk(each, asked, parent);
      return;
    }
    if (!node?.type) return;
    look(node, asked, parent);
    const test = node.test ?? (node.type === 'LogicalExpression' ? node.left : undefined);
    const within = test ? new Set([...asked, ...namesIn(test)]) : asked;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent' || typeof child !== 'object') continue;
      walk(child, key === 'test' || key === 'left' ? asked : within, node);
    }
  }

  function look(node, asked, parent) {
    if (node.type === 'StaticBlock') wrote('a static block');
    if (node.type === 'VariableDeclaration' && node.kind.endsWith('using')) wrote('a declaration with `using`');
    if (/^(Import|Export)\w*Declaration$/.test(node.type) && node.attributes?.length > 0)
      wrote('an import with attributes');
    if (node.type === 'Literal' && node.regex) pattern(node.regex.pattern, node.regex.flags);
    else if (node.type === 'Literal' && typeof node.value === 'string') pattern(node.value);
    if (node.type === 'TemplateElement') pattern(node.value.cooked ?? '');
    if (node.type === 'Identifier' && isRead(node, parent)) {
      const { name } = node;
      if (globals.has(name) && !own.has(name) && !asked.has(name)) say(name);
    }
    if (node.type !== 'MemberExpression' || node.computed || node.optional) return;
    const { name } = node.property;
    const of = node.object.type === 'Identifier' ? node.object.name : '';
    if (asked.has(name) || (parent.type === 'UnaryExpression' && parent.operator === 'typeof')) return;
    const isCall = parent.type === 'CallExpression' && parent.callee === node && !parent.optional;
    if (statics.has(`${of}.${name}`) && !own.has(of)) say(`${of}.${name}`);
    else if (whole.has(of) && globals.has(name) && (isCall || parent.type === 'NewExpression')) say(name);
    else if (isCall && methods.has(name)) say(`.${name}()`);
  }

  function pattern(text, flags = '') {
    if (/\(\?<[=!]/.test(text)) wrote('looking behind in a pattern');
    if (/\(\?[ims]*-?[ims]*:/.test(text) && !/\(\?:/.test(text)) wrote('flags within a pattern');
    if (flags.includes('v')) wrote("a pattern's flag v");
  }

  walk(program, new Set(), program);
  return [...found].sort();
}

/** Whether a name stands for what it is the name of, and is not asked for by `typeof`. */
function isRead(node, parent) {
  if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent.type)) return parent.value === node;
  return !/^(ImportSpecifier|ExportSpecifier|LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/.test(
    parent.type,
  );
}

function declaredIn(program) {
  const names = new Set();
  const bind = (target) => {
    if (target?.type === 'Identifier') names.add(target.name);
    else if (target?.type === 'ObjectPattern')
      for (const { value, argument } of target.properties) bind(value ?? argument);
    else if (target?.type === 'ArrayPattern') target.elements.forEach(bind);
    else if (target?.type === 'AssignmentPattern') bind(target.left);
    else if (target?.type === 'RestElement') bind(target.argument);
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' || /^(Function|Class)(Declaration|Expression)$/.test(node.type))
      bind(node.id);
    if (/^Import\w*Specifier$/.test(node.type)) bind(node.local);
    if (node.type === 'CatchClause') bind(node.param);
    for (const parameter of node.params ?? []) bind(parameter);
  });
  return names;
}

function namesIn(test) {
  const names = [];
  visit(test, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
    if (node.type === 'Literal' && typeof node.value === 'string') names.push(node.value);
    if (node.type === 'TemplateElement') names.push(node.value.cooked);
  });
  return names;
}

function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (node?.type) {
    see(node);
    for (const [key, child] of Object.entries(node))
      if (key !== 'parent' && typeof child === 'object') visit(child, see);
  }
}
