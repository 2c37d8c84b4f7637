/// A language in which lessons are written, given by a code such as `ko`.
public struct Language: Hashable, Sendable {
  /// The code of the language: two or three lower-case letters.
  public let code: String

  /// English, the language of the original lessons.
  public static let english = Language(known: "en")

  private init(known code: String) { self.code = code }

  /// Makes a language from a code of two or three lower-case letters; nil for any other text.
  public init?(_ code: some StringProtocol) {
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ (97...122).contains($0) })
    else { return nil }
    self.code = String(code)
  }

  /// Makes a language from a locale such as `ko_KR.UTF-8`; nil where the locale has no language, such as `C`.
  public init?(locale: String) {
    self.init(locale.prefix { !"_.@-".contains($0) })
  }
}

extension Language {
  /// Creates the language of a page from its file name: `ko` for `05-nested-calls.ko.md`, English for `05-nested-calls.md`.
  public init(ofFile file: String) {
    let parts = file.split(separator: "/").last?.split(separator: ".") ?? []
    self = parts.count > 2 ? Language(parts[parts.count - 2]) ?? .english : .english
  }

  /// Returns the file name of an English page's translation into this language: `05-nested-calls.ko.md` for
  /// `05-nested-calls.md`; `original` itself for English.
  public func file(translating original: String) -> String {
    guard self != .english else { return original }
    return original.dropLast(".md".count) + ".\(code).md"
  }

  /// Returns the file name of the English page of which `file` is a translation; `file` itself for an English page.
  public static func original(of file: String) -> String {
    let language = Language(ofFile: file)
    guard language != .english else { return file }
    return file.dropLast(".\(language.code).md".count) + ".md"
  }
}
