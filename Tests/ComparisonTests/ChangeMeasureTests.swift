import ComparisonData
import SampleModules
import SequenceDiagrams
import Stage
import TerminalText
import Testing

@testable import Comparison

@Suite struct ChangeMeasureTests {
  private func count(_ name: String) throws -> Comparison.Measurement {
    let measure = try #require(ChangeMeasure.all.first { $0.name == name })
    return measure.count(
      VariantChange(
        from: VariantSource(ChangedFixture.before),
        to: VariantSource(ChangedFixture.after)
      )
    )
  }

  @Test func `counts added, changed and removed files`() throws {
    let touched = try count("files-touched")
    #expect(touched.value == .number(5))
    #expect(
      touched.rows == [
        "changed Contract.swift: +1 -0", "changed Presenter.swift: +3 -1",
        "changed View.swift: +0 -0", "added Button.swift: +3 -0", "removed Text.swift: +0 -1",
      ]
    )
    #expect(try count("files-changed").value == .number(3))
    #expect(try count("files-added").rows == ["Button.swift"])
    #expect(try count("files-removed").rows == ["Text.swift"])
  }

  @Test func `counts lines of code, and names each`() throws {
    // The requirement, the changed line, stop() and isOn, and three lines of the button: its import, its head and its
    // brace. A line with nothing but @Role is not counted.
    #expect(try count("lines-added").value == .number(7))
    #expect(
      try count("lines-added").rows == [
        "Contract.swift:7: + func stop()",
        "Presenter.swift:4: + view?.show(\"midnight\")",
        "Presenter.swift:6: + func stop() { view = nil }",
        "Presenter.swift:7: + var isOn = false",
        "Button.swift:1: + import Stage",
        "Button.swift:4: + final class StopButton {",
        "Button.swift:5: + }",
      ]
    )
    #expect(
      try count("lines-removed").rows == [
        "Presenter.swift:4: - view?.show(\"noon\")",
        "Text.swift:1: - struct ClockText { let noon: String }",
      ]
    )
  }

  @Test func `counts protocols and roles, but not for a comment`() throws {
    #expect(try count("protocols-touched").rows == ["changed ClockPresenterProtocol"])
    #expect(try count("roles-touched").value == .number(2))
    #expect(
      try count("roles-touched").rows == [
        "Presenter: changed ClockPresenter", "View: added StopButton",
      ]
    )
  }

  @Test func `counts the added lines of tests and doubles`() throws {
    let (before, after) = (ChangedFixture.before, ChangedFixture.after)
    let suite = ChangedSuite(
      from: [
        SourceFile(name: "Spies.swift", text: "class Spy: ClockPresenterProtocol {\n}\nlet a = 1"),
        SourceFile(name: "Same.swift", text: "let b = 2"),
      ],
      to: [
        SourceFile(
          name: "Spies.swift",
          text: "class Spy: ClockPresenterProtocol {\n  // A comment.\n  func stop() {}\n}"
        ),
        SourceFile(name: "Same.swift", text: "\nlet b = 2"),
        SourceFile(name: "Fake.swift", text: "struct Fake: Other {\n}"),
      ],
      testing: after.sources
    )
    #expect(
      suite.files == [
        .init("Spies.swift", added: 1, removed: 1), .init("Same.swift", added: 0, removed: 0),
        .init("Fake.swift", added: 2, removed: 0),
      ]
    )
    #expect(suite.doubles == ["changed Spy: ClockPresenterProtocol"])
    let change = VariantChange(from: VariantSource(before), to: VariantSource(after), suite: suite)
    let counts = ChangeMeasure.all.suffix(3).map { $0.count(change).value }
    #expect(counts == [.number(3), .number(1), .number(1)])
  }

  @Test func `counts nothing without a change`() {
    let source = VariantSource(ChangedFixture.before)
    let change = VariantChange(from: source, to: source)
    #expect(
      ChangeMeasure.all.allSatisfy { [.number(0), .notMeasured].contains($0.count(change).value) }
    )
  }
}

@Suite struct ChangeComparisonTests {
  private func products() throws -> Module {
    try #require(Samples.modules.first { $0.name == "products" })
  }

  private func compared(_ change: String) throws -> ChangeComparison {
    let module = try products()
    let request = try #require(module.changes.first { $0.name == change })
    return ChangeComparison(of: request, in: module, by: request.trees)
  }

  @Test func `has numbers for every variant that passes`() throws {
    let comparison = try compared("retry")
    #expect(comparison.entries.allSatisfy { $0.exclusion == nil })
    #expect(comparison.metrics.allSatisfy { $0.entries.count == 4 })
    let text = comparison.text(width: 80).plain
    #expect(text.contains("the list offers a Retry"))
    #expect(text.contains("4 of 4 variants pass the changed specification"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (true, "MVC after retry has no numbers: in open, after open, the screen"),
    (false, "MVC after retry has no numbers: its files have changed since"),
  ]) func `has no numbers for a tree that deviates, or that was not played`(
    isPlayed: Bool,
    reason: String
  ) throws {
    let module = try products()
    let request = try #require(module.changes.first { $0.name == "retry" })
    let files = [SourceFile(name: "Other.swift", text: "")]
    let proof = ChangeProof(
      digest: isPlayed ? ChangedTree(.mvc, sources: files).digest : "0",
      deviation: .init(in: "open", after: "open")
    )
    let tree = ChangedTree(.mvc, sources: files, proof: proof)
    let comparison = ChangeComparison(of: request, in: module, by: [tree])
    #expect(comparison.metrics.allSatisfy { $0.entries.map(\.value) == [.refused] })
    #expect(comparison.text(width: 80).plain.contains(reason))
  }

  @Test func `differs between the variants for every change request`() {
    for module in Samples.modules {
      for request in module.changes {
        let comparison = ChangeComparison(of: request, in: module, by: request.trees)
        let isTold = comparison.metrics.contains { Set($0.entries.map(\.value)).count > 1 }
        #expect(isTold, "\(module.name) \(request.name)")
      }
    }
  }

  @Test func `writes everything as JSON`() throws {
    let comparison = try compared("retry")
    #expect(comparison.json.contains(#""change":"retry""#))
    try expectMetrics(comparison.metrics, in: comparison.json)
  }
}

/// A small variant before and after a change, with figures counted by hand.
enum ChangedFixture {
  static let contract = """
    import TraceRecording

    /// What the View may ask.
    @Doubled
    protocol ClockPresenterProtocol: AnyObject {
      func start()
    }

    @Doubled
    protocol ClockViewProtocol: AnyObject {
      func show(_ time: String)
    }
    """

  static let presenter = """
    @Role(.presenter)
    final class ClockPresenter: ClockPresenterProtocol {
      func start() {
        view?.show("noon")
      }
    }
    """

  static let view = """
    @Role(.view)
    final class ClockView: ClockViewProtocol {
      func show(_ time: String) {}
    }
    """

  static let text = "struct ClockText { let noon: String }"

  /// The contract with one more requirement and another comment.
  static let laterContract = contract.replacing("may ask", with: "asks")
    .replacing("  func start()\n", with: "  func start()\n  func stop()\n")

  /// The Presenter with one line changed and two added.
  static let laterPresenter = presenter.replacing("noon", with: "midnight")
    .replacing("  }\n}", with: "  }\n  func stop() { view = nil }\n  var isOn = false\n}")

  static let laterView = "/// Draws.\n" + view

  static let button = """
    import Stage

    @Role(.view)
    final class StopButton {
    }
    """

  static var before: Variant {
    variant([
      ("Contract.swift", contract), ("Presenter.swift", presenter), ("View.swift", view),
      ("Text.swift", text),
    ])
  }

  static var after: Variant {
    variant([
      ("Contract.swift", laterContract), ("Presenter.swift", laterPresenter),
      ("View.swift", laterView), ("Button.swift", button),
    ])
  }

  static func variant(_ files: [(name: String, text: String)]) -> Variant {
    Variant(
      .viper,
      manifest: Manifest(files: files.map(\.name)),
      sources: files.map { SourceFile(name: $0.name, text: $0.text) }
    ) { _ in ViewController() }
  }
}
