import SourceTokens
import Traces

/// The beginning of a declaration in a source file: its attributes, modifiers and keyword.
struct DeclarationHead {
  /// The position of the declaration's first token, attributes included.
  let start: Int
  /// The position of the declaration's keyword, such as `func` or `class`.
  let keyword: Int
  /// The role that the declaration's attribute `@Role` names; nil without a valid attribute.
  private(set) var role: Role?
  /// Whether an attribute of the declaration makes its calls recorded: `@Doubled`, `@Proxied` or `@Traced`.
  private(set) var isTraced = false
  private let code: SourceCode

  init(at start: Int, in code: SourceCode, before limit: Int) {
    self.start = start
    self.code = code
    var index = start
    while index < limit {
      if code.isMark("@", at: index), code.word(at: index + 1) != nil {
        if ["Doubled", "Proxied", "Traced"].contains(code.word(at: index + 1)) { isTraced = true }
        if code.word(at: index + 1) == "Role" { role = Role(writtenAt: index + 2, in: code) }
        index += 2
      } else if DeclarationHead.isModifier(at: index, in: code) {
        index += 1
      } else {
        break
      }
      if code.isMark("(", at: index) { index = code.end(of: index) }
    }
    keyword = min(index, limit - 1)
  }

  private static let types = Set(SourceType.Kind.allCases.map(\.rawValue))
  private static let members: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
    "import", "#if", "#else", "#elseif", "#endif",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class",
    "override", "required", "convenience", "weak", "unowned", "lazy", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed",
  ]

  private static func isModifier(at index: Int, in code: SourceCode) -> Bool {
    guard let word = code.word(at: index), modifiers.contains(word) else { return false }
    guard word == "class" else { return true }
    let next = code.word(at: index + 1) ?? ""
    return members.contains(next) || modifiers.contains(next)
  }

  static func begins(at index: Int, in code: SourceCode) -> Bool {
    if code.isMark("@", at: index) { return true }
    guard let word = code.word(at: index) else { return false }
    return members.contains(word) || types.contains(word) || modifiers.contains(word)
  }

  /// The kind of the declared type, such as `class`; nil for declarations other than of types.
  var typeKind: SourceType.Kind? {
    guard code.word(at: keyword + 1) != nil else { return nil }
    return code.word(at: keyword).flatMap(SourceType.Kind.init)
  }

  /// Returns the names of the inherited types, without generic arguments, before the position `end`; empty without a colon.
  func parents(before end: Int) -> [String] {
    var index = keyword + 1
    while index < end, !code.isMark(":", at: index) {
      if code.word(at: index) == "where" { return [] }
      index = code.end(of: index)
    }
    guard index < end else { return [] }
    let last = (index..<end).first { code.word(at: $0) == "where" } ?? end
    return code.parts(index + 1..<max(index + 1, last)).compactMap { part in
      let name = part.first {
        code.word(at: $0).map { !["any", "unchecked"].contains($0) } ?? false
      }
      return name.flatMap(code.path)
    }
  }
}

extension Role {
  /// Parses the argument of `@Role`, `(.view)` or `("Wireframe", as: .router)`, whose `(` stands at `index`; fails for any other.
  fileprivate init?(writtenAt index: Int, in code: SourceCode) {
    guard code.isMark("(", at: index) else { return nil }
    let inside = code.tokens[code.inside(index)]
    let word = inside.last { $0.kind == .word && $0.text != "as" }?.text.lowercased()
    let standard = Role.standard.first { $0.name.lowercased() == word }
    if let name = inside.first(where: { $0.kind == .text })?.text.dropFirst() {
      self = Role(String(name), as: standard)
    } else if let standard {
      self = standard
    } else {
      return nil
    }
  }
}
