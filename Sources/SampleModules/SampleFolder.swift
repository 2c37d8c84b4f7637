import ComparisonData
import Stage

/// The folder of one sample module: its variants and other editions with their source, and its trees after a change.
struct SampleFolder {
  private let name: String

  /// The folder of that name beside this file.
  init(_ name: String) {
    self.name = name
  }

  /// The variant that is loaded by default comes first.
  private static let order: [Architecture] = [.viper, .viperAsync, .mvvm, .mvc, .rpvc]
}

extension SampleFolder {
  /// The healthy variants.
  var variants: [Variant] { inOrder.map { sourced($0) } }

  /// As they were published, then with a fault.
  var editions: [Variant] {
    let entries = ListedVariants.editions(of: name)
    return entries.map { entry in
      sourced(entry, beside: entries.filter { $0.folder == entry.folder })
    }
  }

  /// The files that all variants share; what only change requests need stands in a folder of its own.
  var sharedSources: [SourceFile] { SampleFolder.sources(in: "\(name)/Shared") }

  /// What the healthy variants became by a change request.
  func trees(_ request: ChangeRequest) -> [ChangedTree] {
    inOrder.compactMap { entry in
      let folder = "\(name)/Edits/\(request.name)/\(entry.folder.dropFirst(name.utf8.count + 1))"
      guard !EmbeddedTexts.files(in: folder).isEmpty else { return nil }
      return ChangedTree(
        entry.variant.architecture,
        sources: SampleFolder.sources(in: folder),
        proof: ProvedChanges.proofs[folder]
      )
    }
  }
}

extension SampleFolder {
  private var inOrder: [ListedVariants.Entry] {
    let order = SampleFolder.order
    func index(_ entry: ListedVariants.Entry) -> Int {
      order.firstIndex(of: entry.variant.architecture) ?? order.count
    }
    return ListedVariants.variants(of: name).sorted {
      (index($0), $0.folder) < (index($1), $1.folder)
    }
  }

  /// Returns the variant with the files of its folder, without those that only other variants of the folder declare.
  private func sourced(
    _ entry: ListedVariants.Entry,
    beside others: [ListedVariants.Entry] = []
  ) -> Variant {
    let declared = entry.variant.declaredFiles
    let foreign = others.flatMap(\.variant.declaredFiles).filter { !declared.contains($0) }
    let files = SampleFolder.sources(in: entry.folder).filter { !foreign.contains($0.name) }
    let variant = entry.variant.with(sources: files)
    guard variant.carriesPublisher else { return variant }
    return variant.with(library: SampleFolder.sources(in: "Publishing"))
  }

  private static func sources(in folder: String) -> [SourceFile] {
    EmbeddedTexts.files(in: folder).map(SourceFile.init)
  }
}

extension Variant {
  /// Whether its Presenters publish, as those of RPVC do.
  fileprivate var carriesPublisher: Bool { architecture == .rpvc }
}
