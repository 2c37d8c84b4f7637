import Foundation
import SeededRandom
import TerminalTesting
import Testing

/// A path that is replaced by something else while a process writes the file.
struct SwappedPathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The replacement of the path.
  enum Swap: String, CaseIterable {
    case link, linkToNothing, linkToItself, pipe, folder, fullDevice, emptyDevice, nothing,
      readOnlyFile
  }

  private func swap(_ swap: Swap) throws {
    let path = folder.path(of: "a")
    let other = folder.path(of: "new")
    switch swap {
    case .link: symlink("other", other)
    case .linkToNothing: symlink("missing/none", other)
    case .linkToItself: symlink("a", other)
    case .pipe: mkfifo(other, 0o600)
    case .folder: break
    case .fullDevice: symlink("/dev/full", other)
    case .emptyDevice: symlink("/dev/null", other)
    case .nothing: break
    case .readOnlyFile: try folder.write("kept", to: "new", mode: 0o400)
    }
    if [.folder, .nothing].contains(swap) {
      unlink(path)
      if swap == .folder { mkdir(path, 0o700) }
    } else {
      rename(other, path)
    }
  }

  @Test(arguments: Swap.allCases)
  func `blocks no process and damages no file`(change: Swap) throws {
    var random = SplitMix64(seed: change.rawValue.utf8.count)
    let size = 100_000
    let isWhole = { (name: String) in
      let text = folder.text(of: name) ?? ""
      return text.utf8.count == size && Set(text.utf8).count == 1
    }
    for _ in 0..<max(2, WritingProcess.kills / 10) {
      for name in ["a", "other"] { try folder.write(String(repeating: "o", count: size), to: name) }
      let process = try WritingProcess("replace", folder.path(of: "a"), "", size)
      #expect(process.comesTo(Int.random(in: 0...2, using: &random)))
      for _ in 0..<Int.random(in: 0...500, using: &random) { sched_yield() }
      try swap(change)
      // A process that continues writing is killed; a refused one has ended.
      _ = process.comesTo(3)
      process.kill()
      #expect(isWhole("other"))
      #expect(folder.names.count <= 4)
      for name in folder.names where folder.isFile(name) {
        #expect(name == "new" || name != "a" || isWhole(name) || folder.text(of: name) == "kept")
      }
      rmdir(folder.path(of: "a"))
      unlink(folder.path(of: "a"))
    }
  }
}
