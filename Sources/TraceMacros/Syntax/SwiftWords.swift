/// The words of Swift that generated code does not use as names of values, although they can be labels of arguments.
///
/// From "Keywords and Punctuation" in The Swift Programming Language, with newer words that can begin an expression.
enum SwiftWords {
  static let all = Set(declarations + statements + expressions)

  private static let declarations = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
  ]
  private static let statements = [
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
  ]
  private static let expressions = [
    "Any", "Protocol", "Self", "Type", "any", "as", "async", "await", "borrow", "consume", "copy",
    "discard", "each", "false", "is", "nil", "self", "some", "super", "then", "throws", "true",
    "try", "unsafe", "yield",
  ]
}
