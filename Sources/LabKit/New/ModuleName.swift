import Lab
import PackageTemplates
import PrintableText

struct ModuleName {
  /// The prefix of the module's types: `OrderHistory`.
  let type: String
  /// The name of the property that holds the module: `orderHistory`.
  let property: String
  /// The module's name at the prompt of the laboratory: `order-history`.
  let word: String

  /// Creates a name from the spelling `OrderHistory`; throws for a name that is malformed, too long, a word of Swift, or taken.
  init(_ name: String) throws(Failure) {
    let words = ModuleName.words(of: name)
    let proper = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, !first.isNumber, proper == name else {
      throw Failure(
        """
        \(name.quotedIfNeeded) is no name for a module: A to Z, a to z and digits make one, a \
        capital letter first. Type  \(Program.name) new module \(ModuleName.suggestion(for: name))
        """
      )
    }
    self.init(words)
    guard name.count <= ModuleName.maximumLength else {
      throw Failure(
        "A module's name has at most \(ModuleName.maximumLength) letters. Type  \(Program.name) new module Orders"
      )
    }
    if let reason {
      throw Failure(
        "\(type) cannot be a module's name: \(reason). Type  \(Program.name) new module \(type)List"
      )
    }
  }

  /// The maximum number of characters of a name: longer names do not fit in the lines of the module's lesson.
  private static let maximumLength = 30

  private init(_ words: [String]) {
    type = words.joined()
    word = words.map { $0.lowercased() }.joined(separator: "-")
    property = words[0].lowercased() + words.dropFirst().joined()
  }

  /// Returns the words of a name; a word begins at a capital letter that follows no capital letter or precedes a small letter.
  private static func words(of name: String) -> [String] {
    name.matches(of: /[A-Z]+(?![a-z])[a-z0-9]*|[A-Z]?[a-z0-9]+/).map { String($0.output) }
  }

  private static func suggestion(for name: String) -> String {
    let letters = String(name.map(\.withoutMark).drop { !$0.isASCIIName || $0.isNumber })
    let words = words(of: letters).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    guard !words.isEmpty else { return "Orders" }
    let proper = ModuleName(words)
    let offer = proper.reason == nil ? proper.type : proper.type + "List"
    return offer.count <= maximumLength ? offer : "Orders"
  }

  private var reason: String? {
    if ModuleName.keywords.contains(property) { return "\(property) is a word of Swift" }
    if word == "trace" { return "load trace opens a recorded conversation" }
    if ModuleName.samples.contains(word) { return "\(word) is a module of this laboratory" }
    let isTaken = { (names: Set<String>) in
      names.contains { $0.lowercased() == type.lowercased() }
    }
    if isTaken(ModuleName.systemModules) { return "the system has a module of that name" }
    return isTaken(ModuleName.targets) ? "a module of that name is built along with it" : nil
  }

  /// The words of Swift that a module's property must not have as its name; most, but not all of them, are reserved.
  private static let keywords: Set = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "type", "typealias", "var", "where", "while",
  ]

  /// The names, typed at the prompt, of the modules that come with the laboratory.
  static let samples: Set = ["about", "articles", "products", "profile", "todos"]

  /// The names of modules that Swift, Foundation, SwiftUI and UIKit import on Linux or on Apple systems.
  ///
  /// The compiler would find the new module in their place. A module may be named like a type, such as `Task`.
  static let systemModules: Set = [
    "Accessibility", "AppKit", "Builtin", "CDispatch", "CFNetwork", "Combine", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreServices",
    "CoreText", "CoreTransferable", "CoreVideo", "Cxx", "CxxStdlib", "Darwin",
    "DeveloperToolsSupport", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "IOKit",
    "IOSurface", "ImageIO", "MachO", "Metal", "Musl", "Network", "OSLog", "ObjectiveC",
    "Observation", "QuartzCore", "RegexBuilder", "Runtime", "Security", "Spatial", "Swift",
    "SwiftGlibc", "SwiftOnoneSupport", "SwiftShims", "SwiftUI", "SwiftUICore", "Symbols",
    "Synchronization", "System", "SystemConfiguration", "Testing", "UIKit", "UIKitCore",
    "UniformTypeIdentifiers", "UserNotifications", "XCTest", "XPC",
  ]

  /// The names of the Swift modules that are built with a new module or imported by it.
  static let targets = named.union((1...16).map { "Editions\($0)" })

  private static let named: Set = [
    "AboutShared", "ApplyPatch", "ArgumentParser", "ArgumentParserToolInfo", "ArticlesShared",
    "CFiles", "CLibedit", "CRecording", "CReplays", "CTerminal", "CollaborationRules",
    "CollaborationTesting", "Comparison", "ComparisonData", "Course", "EmbedTexts", "Lab", "LabKit",
    "LessonKit", "LineEditing", "ListVariants", "NameCommit", "PackageTemplates", "Patches",
    "Platform", "PrintableText", "ProductsShared", "ProfileShared", "Publishing", "RoleNames",
    "RulePages", "SampleModules", "SamplesCleanSwift", "SamplesMVC", "SamplesMVP", "SamplesMVVM",
    "SamplesMVVMC", "SamplesMVVMObservable", "SamplesPublished", "SamplesPublishedMore",
    "SamplesRIBs", "SamplesRPVC", "SamplesVIPER", "SamplesVIPERAsync", "SamplesVIPERObservable",
    "ScreenRecording", "SequenceDiagrams", "Sequences", "SourceGenerator", "SourceTokens", "Stage",
    "StageKit", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
    "TerminalText", "TodosShared", "TraceMacros", "TraceRecording", "Traces", "TranscriptKit",
    "Viperlab", "WebPages",
  ]
}

extension Character {
  fileprivate var isASCIIName: Bool { isASCII && (isLetter || isNumber) }

  /// The Latin letter without its diacritical mark, taken from its Unicode name: `U` for `Ü`.
  fileprivate var withoutMark: Character {
    guard !isASCII, let scalar = unicodeScalars.first else { return self }
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      let letter = words[3].first, words[3].count == 1
    else { return Character(scalar) }
    return words[1] == "SMALL" ? Character(letter.lowercased()) : letter
  }
}

extension PackageTemplate.File {
  /// Returns the template's file with the module's name `Orders` replaced by `name`, in path and text.
  func renamed(to name: ModuleName) -> PackageTemplate.File {
    let isCode = path.hasSuffix(".swift")
    return PackageTemplate.File(
      path: path.naming(name, isCode: false),
      text: text.naming(name, isCode: isCode)
    )
  }
}

extension String {
  /// Returns the text with the type `Orders`, the property `.orders` and the word `orders` replaced by the spellings of `name`.
  ///
  /// Only code (`isCode`) has properties. All three are replaced in one pass, because the new name may contain one of them.
  fileprivate func naming(_ name: ModuleName, isCode: Bool) -> String {
    let pieces = split(separator: "rders", omittingEmptySubsequences: false)
    var text = ""
    for piece in pieces.dropLast() {
      let before = piece.dropLast()
      let isProperty = isCode && (before.hasSuffix(".") || before.hasSuffix("var "))
      let isType = piece.last == "O"
      text += before + (isType ? name.type : isProperty ? name.property : name.word)
    }
    return text + (pieces.last ?? "")
  }
}
