import Stage

/// A defect that can be planted: an operator, and the one place in each variant where it applies, if there is one.
struct Mutant: Sendable {
  /// The name: `wrong-price`.
  let name: String
  let rule: MutationOperator
  let summary: String
  /// The places, at most one in each variant.
  var sites: [MutationSite] = []

  /// The reasons why the mutant does not apply, by the variants' folders.
  var inapplicable: [String: String] = [:]

  func sites(in variant: String) -> [MutationSite] { sites.filter { $0.variant == variant } }

  /// Returns the changed source file of a variant; nil unless the operator applies exactly once at the site.
  func mutated(_ sources: [SourceFile], at site: MutationSite) -> (name: String, text: String)? {
    let all = sources.flatMap { source in
      let text = source.lines.joined(separator: "\n")
      return SourceMember(site.member, in: text).mutations(by: rule)
        .filter { $0.code == site.code }
        .map { (name: source.name, text: $0.mutated(text)) }
    }
    return all.count == 1 ? all.first : nil
  }
}

struct MutationSite: Equatable, Sendable {
  /// The folder of the variant.
  let variant: String
  /// The method or property: `TodoListViewController.addTodo(title:content:)`.
  let member: String
  /// The code to change: `loadTodos()`.
  let code: String
}

/// The mutants of a module, parsed from its `Mutants.txt`.
///
///     mutant unlisted-addition by drop-call: a new to-do is kept, and the list does not show it
///     in MVC TodoListViewController.addTodo(title:content:): loadTodos()
///     in MVVM TodoListViewModel.addTodo(title:content:): load()
///
/// A variant to which a mutant does not apply gives the reason:
///
///     not in MVC: no reference of it is weak
struct MutantFile {
  private(set) var mutants: [Mutant] = []

  init(_ text: String) throws(MutantFileError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      do throws(MutantFileError.Problem) { try read(line) } catch {
        throw MutantFileError(line: position + 1, problem: error)
      }
    }
    do throws(MutantFileError.Problem) { try end() } catch {
      throw MutantFileError(line: lines.count, problem: error)
    }
  }

  private mutating func read(_ line: Substring) throws(MutantFileError.Problem) {
    if line.hasPrefix("mutant ") {
      try begin(line.dropFirst("mutant ".count))
    } else if line.hasPrefix("in ") {
      try open(line.dropFirst("in ".count))
    } else if line.hasPrefix("not in ") {
      try exempt(line.dropFirst("not in ".count))
    } else if !line.isEmpty, !line.hasPrefix("#") {
      throw .unknownLine
    }
  }

  private mutating func begin(_ words: Substring) throws(MutantFileError.Problem) {
    try end()
    guard let colon = words.firstIndex(of: ":") else { throw .noSummary }
    let head = words[..<colon].split(separator: " ").map(String.init)
    let summary = words[words.index(after: colon)...].drop { $0 == " " }
    guard head.count == 3, head[1] == "by", !summary.isEmpty else { throw .noSummary }
    guard let rule = MutationOperator.named(head[2]) else { throw .unknownOperator(head[2]) }
    guard !mutants.contains(where: { $0.name == head[0] }) else { throw .sameName(head[0]) }
    mutants.append(Mutant(name: head[0], rule: rule, summary: String(summary)))
  }

  private mutating func open(_ words: Substring) throws(MutantFileError.Problem) {
    let words = words.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let colon = words[1].firstRange(of: ": ") else { throw .missingSite }
    guard let mutant = mutants.indices.last else { throw .noMutant }
    let site = MutationSite(
      variant: String(words[0]),
      member: String(words[1][..<colon.lowerBound]),
      code: String(words[1][colon.upperBound...])
    )
    guard !mutants[mutant].names(site.variant) else { throw .sameVariant(site.variant) }
    mutants[mutant].sites.append(site)
  }

  private mutating func exempt(_ words: Substring) throws(MutantFileError.Problem) {
    guard let colon = words.firstRange(of: ": ") else { throw .noReason }
    guard let mutant = mutants.indices.last else { throw .noMutant }
    let variant = String(words[..<colon.lowerBound])
    guard !mutants[mutant].names(variant) else { throw .sameVariant(variant) }
    mutants[mutant].inapplicable[variant] = String(words[colon.upperBound...])
  }

  /// Checks the last mutant before the next one begins; throws where it has no site.
  private func end() throws(MutantFileError.Problem) {
    if mutants.last?.sites.isEmpty == true { throw .missingSite }
  }
}

extension Mutant {
  /// Whether the mutant has a site, or a reason for having none, in a variant.
  fileprivate func names(_ variant: String) -> Bool {
    !sites(in: variant).isEmpty || inapplicable[variant] != nil
  }
}

struct MutantFileError: Error, Equatable, CustomStringConvertible {
  let line: Int
  let problem: Problem

  enum Problem: Error, Equatable {
    case unknownLine, noSummary, noMutant, missingSite, noReason
    case unknownOperator(String), sameName(String), sameVariant(String)
  }

  var description: String { "line \(line): \(problem)" }
}

extension MutantFileError.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownLine: "expected mutant, in or not in at the beginning of the line"
    case .noSummary: "expected  mutant NAME by OPERATOR: WHAT GOES WRONG"
    case .noMutant: "expected  mutant NAME by OPERATOR: …  first"
    case .missingSite: "expected  in VARIANT TYPE.MEMBER: CODE"
    case .noReason: "expected  not in VARIANT: WHY THERE IS NO SUCH PLACE"
    case .unknownOperator(let name):
      "no operator is called \(name); there are "
        + MutationOperator.all.map(\.name).joined(separator: ", ")
    case .sameName(let name): "there are two mutants called \(name)"
    case .sameVariant(let variant): "the mutant names \(variant) twice"
    }
  }
}
