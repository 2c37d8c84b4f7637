import ComparisonData
import Stage
import Testing

@testable import MeasureSuites

@Suite struct SuiteContractTests {
  /// For each module the tests that the suite of every variant must contain, and the work under test, done by an object of the role
  /// responsible for it; nil where any object may do it.
  ///
  /// All suites are written to this list, so that the number of faults they find depends on the architecture and not on
  /// the number of tests.
  static let contracts: [String: [(test: String, work: Responsibility?)]] = [
    "Products": [
      ("gets every product, in the order of the store", .get),
      ("says that there are no products", .decide),
      ("says that the products could not be loaded", nil),
      ("draws the rows that it is given", .draw),
      ("keeps its rows while it is left", .draw),
      ("opens the page of the product that was tapped", .navigate),
    ],
    "Profile": [
      ("asks nobody for a profile that is cached", .get),
      ("joins profile and stats in both orders", .decide),
      ("greets where the stats fail", .decide),
      ("calls those without a name anonymous", nil),
      ("shows the stats in their own order", nil),
      ("draws the dashboard, and says no longer that it loads", .draw),
      ("keeps the profile when the new name cannot be saved", nil),
      ("lets the name be edited again", nil),
      ("saves the name that was typed, and leads back", nil),
      ("saves no name that was given up", nil),
    ],
    "Todos": [
      ("gets the to-dos in the order of the store", .get),
      ("shows titles and excerpts", .format),
      ("adds a to-do that has a title", .decide),
      ("refuses a title without anything to read", .decide),
      ("removes the to-do of the row that was swiped", nil),
      ("opens the to-do of the row that was tapped", .navigate),
      ("shows what an edited to-do became", nil),
      ("shows what became of a to-do on its own screen", .keep),
      ("keeps the old texts when the title is empty", nil),
      ("keeps nothing of an edit when the to-do is gone", nil),
      ("leads back to the list when its to-do is deleted", nil),
      ("shows the list as it is now, and says that a to-do is gone", nil),
      ("shows a message until something goes well", .draw),
    ],
    "Articles": [
      ("gives a name to what has none", .format),
      ("shows the articles in the order of the store", nil),
      ("says that it loads, beside the articles that it has", nil),
      ("asks for nothing more while it loads", .decide),
      ("leaves all as it is on return once there was an answer", .decide),
      ("shows the articles of a refresh in the place of those before", nil),
      ("keeps the list when a refresh fails", nil),
      ("says that loading failed, and tries again", nil),
      ("opens the page of the article that was tapped", .navigate),
    ],
    "About": [
      ("speaks of the app itself", nil),
      ("says the version in words", .format),
      ("draws its lines in their order, below its title", .draw),
    ],
  ]

  @Test(arguments: MeasuredSuitesTests.Measured.all)
  func `each clause has its test, and an object that does the work`(
    measured: MeasuredSuitesTests.Measured
  ) throws {
    let (module, _, variant) = try measured.found()
    let files = try module.suiteFiles(of: measured.variant).map(\.text)
    for (test, work) in try #require(Self.contracts[measured.module]) {
      let file = try #require(files.first { $0.contains("func `\(test)`(") }, "no test: \(test)")
      guard let work else { continue }
      let names = try colleagues(doing: work, in: variant)
      #expect(names.contains { file.contains("\($0)(") || file.contains("\($0).") }, "\(test)")
    }
  }

  /// Returns the type responsible for the work and all types of its role; for a type without a role, the types that call it
  /// or make one of its subclasses.
  private func colleagues(doing work: Responsibility, in variant: Variant) throws -> [String] {
    let worker = try #require(variant.location(of: work)?.type)
    let classes = variant.sources.flatMap { source in
      source.text.matches(
        of: /@Role\(([^)]+)\)\s+(?:@\w+\s+)*(?:public )?(?:final )?(?:class|actor) (\w+)/
      ).map { (role: String($0.output.1), name: String($0.output.2), source: source.text) }
    }
    let role = classes.first { $0.name == worker }?.role
    let subclasses = classes.filter { $0.source.contains("class \($0.name): \(worker) {") }
    let uses = ["\(worker)."] + subclasses.map { "\($0.name)(" }
    return classes.filter { other in
      role.map([other.role].contains) ?? uses.contains { other.source.contains($0) }
    }.map(\.name)
  }
}

extension SourceFile {
  fileprivate var text: String { lines.joined(separator: "\n") }
}
