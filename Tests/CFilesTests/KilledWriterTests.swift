import CFiles
import Foundation
import TerminalTesting
import TestSupport
import Testing

/// Processes that are killed while writing, and processes that write at the same time.
struct KilledWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `leave the old bytes or the new, whenever they are killed`() throws {
    var random = SplitMix64(seed: 12)
    let size = 300_000
    let path = folder.path(of: "a")
    try folder.write(String(repeating: "a", count: size), to: "a")
    for _ in 0..<WritingProcess.kills {
      let process = try WritingProcess("replace", path, "", size)
      #expect(process.comesTo(Int.random(in: 0...3, using: &random)))
      for _ in 0..<Int.random(in: 0...2_000, using: &random) { sched_yield() }
      process.kill()
      let text = try #require(folder.contents(of: "a"))
      #expect(text.utf8.count == size && Set(text.utf8).count == 1)
      #expect(folder.names.count <= 2)
    }
    #expect(files_replace(path, "new", 3, 0o666) == 0)
    #expect(folder.names == ["a"])
  }

  @Test func `lose nothing when several append to a file that others replace`() throws {
    let path = folder.path(of: "a")
    let letters = ["a", "b", "c"]
    var processes = try letters.map { try WritingProcess("append", path, $0, 200) }
    processes += try (0..<2).map { _ in try WritingProcess("rewrite", path, "", 60) }
    #expect(processes.map(\.status) == [0, 0, 0, 0, 0])
    let lines = (folder.contents(of: "a") ?? "").split(separator: "\n")
    #expect(letters.map { letter in lines.count { $0 == letter } } == [200, 200, 200])
    #expect(lines.count == 600)
    #expect(folder.names == ["a"])
  }

  @Test func `limit the wait for a lock`() throws {
    try folder.write("", to: "a")
    let holder = open(folder.path(of: "a"), O_RDWR)
    defer { close(holder) }
    flock(holder, LOCK_EX)
    var file: Int32 = -1
    #expect(files_open_locked(folder.path(of: "a"), 0, true, 0, &file) == FILES_IS_LOCKED)
  }

  @Test func `append all bytes or none`() {
    guard access("/dev/full", F_OK) == 0 else { return }
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    #expect(files_append(file, "new", 3) == ENOSPC)
  }
}

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
      let text = folder.contents(of: name) ?? ""
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
        #expect(
          name == "new" || name != "a" || isWhole(name) || folder.contents(of: name) == "kept"
        )
      }
      rmdir(folder.path(of: "a"))
      unlink(folder.path(of: "a"))
    }
  }
}
